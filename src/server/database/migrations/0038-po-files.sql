-- The purchase order that a buyer attached when accepting a quote, as a PDF. Only downloads serve it.
create table po_files (
  order_id integer primary key references orders on delete cascade,
  name text not null,
  content bytea not null,
  created_at timestamptz not null default now()
);
