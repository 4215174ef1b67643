-- Keys that open a request without an account. Each mail has its own.
create table rfq_keys (
  rfq_id integer not null references rfqs on delete cascade,
  key_hash bytea not null,
  created_at timestamptz not null default now(),
  primary key (rfq_id, key_hash)
);

-- Staff edit each other's records, too.
alter table staff add column rev integer not null default 1;

-- Lists of customers and companies can be sorted by name and by country.
create index customers_by_name on customers (lower(contact_name), id);
create index customers_by_country on customers (country, id);
create index companies_by_name on companies (lower(name), id);
create index companies_by_country on companies (country, id);

-- A credit reduces what is still to be paid of an order on terms. No money is sent.
alter table refunds drop constraint refunds_method_check;
alter table refunds add constraint refunds_method_check
  check (method in ('bank', 'paypal', 'card', 'other', 'credit'));
