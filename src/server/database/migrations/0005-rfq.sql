create table rfqs (
  id integer generated always as identity primary key,
  -- `261115-7KQ4M`: the day, and what nobody can count or guess. RFQ- and INQ- go before it.
  number text not null unique,
  -- Null: sent as a visitor. It joins the account of its email when that is activated.
  user_id integer references users on delete cascade,
  email_key text not null,
  email text not null,
  contact_name text not null,
  company_name text not null,
  telephone text not null,
  country text not null,
  comment text not null,
  lang text not null,
  created_at timestamptz not null default now(),
  -- When the sales side first opened it.
  viewed_at timestamptz
);
create index rfqs_user on rfqs (user_id, id);
create index rfqs_email on rfqs (email_key);

-- As they were sent. The part may leave the catalogue; what was asked for stays.
create table rfq_lines (
  rfq_id integer not null references rfqs on delete cascade,
  position integer not null,
  part_id integer references parts on delete set null,
  part_number text not null,
  manufacturer text not null,
  package text not null,
  date_code text not null,
  qty integer not null check (qty > 0),
  target_price numeric(15,5) check (target_price >= 0),
  primary key (rfq_id, position)
);
create index rfq_lines_part on rfq_lines (part_id) where part_id is not null;

-- Bills of materials on their way into a request or a cart: what was read from the file, never the file itself.
create table uploads (
  id uuid primary key,
  file_name text not null,
  size integer not null,
  -- Their names and how many rows each has.
  sheets jsonb not null,
  -- What is in them, as compressed JSON.
  content bytea not null,
  expires_at timestamptz not null
);
create index uploads_expiry on uploads (expires_at);
