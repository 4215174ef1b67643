-- Papers: invoices, credit notes, packing slips and commercial invoices. Once issued, a paper never changes.
alter table orders
  add column vat_id text not null default '',
  add column eori text not null default '';
alter table companies
  add column eori text not null default '';

-- The last number of each series. The row is locked and counted in the transaction that writes the document, so that
-- a failed attempt leaves no gap. Year 0: the numbers do not start again each year.
create table document_series (
  kind text not null,
  year integer not null,
  last integer not null,
  primary key (kind, year)
);

create table documents (
  id integer generated always as identity primary key,
  kind text not null check (kind in ('invoice', 'credit_note', 'packing_slip', 'customs')),
  year integer not null,
  sequence integer not null check (sequence > 0),
  number text not null,
  order_id integer not null references orders,
  shipment_id integer references shipments,
  refund_id integer references refunds,
  -- The invoice that a credit note corrects.
  invoice_id integer references documents,
  lang text not null,
  -- USD; null for papers without prices.
  total numeric(15,2),
  -- Everything the paper says, in the language of the buyer.
  facts jsonb not null,
  issued_at timestamptz not null,
  staff_id integer,
  who text not null,
  unique (kind, year, sequence),
  unique (kind, number),
  check ((kind = 'credit_note') = (invoice_id is not null)),
  check ((kind in ('packing_slip', 'customs')) = (shipment_id is not null))
);
create index documents_order on documents (order_id);
create index documents_issued on documents (issued_at);
create unique index documents_invoice on documents (order_id) where kind = 'invoice';
create unique index documents_shipment on documents (shipment_id, kind) where shipment_id is not null;
create unique index documents_refund on documents (refund_id) where refund_id is not null;

-- The file as it was first delivered: another version of the fonts or of the compression would draw other bytes.
create table document_files (
  document_id integer primary key references documents,
  sha256 bytea not null,
  content bytea not null
);
-- PDF files are compressed already.
alter table document_files alter column content set storage external;

create function refuse_document_change() returns trigger language plpgsql as $$
begin
  raise exception 'documents are never changed or deleted';
end
$$;
create trigger documents_keep before update or delete on documents
for each row execute function refuse_document_change();
create trigger document_files_keep before update or delete on document_files
for each row execute function refuse_document_change();
