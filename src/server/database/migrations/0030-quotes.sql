-- Quotes. A version that was sent never changes: a change is a new version.
create table quotes (
  id integer generated always as identity primary key,
  -- `Q261117-7KQ4M`: the day, and enough random characters to prevent guessing.
  number text not null unique,
  rfq_id integer references rfqs on delete set null,
  -- Null: a guest. It joins the account of its email when the mailbox is proven.
  user_id integer references users on delete set null,
  email text not null,
  email_key text not null,
  contact_name text not null,
  company_name text not null,
  telephone text not null,
  country text not null,
  lang text not null,
  owner_id integer references staff on delete set null,
  state text not null default 'draft' check (state in
    ('draft', 'sent', 'seen', 'countered', 'accepted', 'declined', 'withdrawn', 'expired')),
  -- The newest version that was sent; 0: none.
  version integer not null default 0,
  -- The version that staff are writing; null: none. Until it is sent, the version before stays valid.
  draft_version integer default 1,
  key_expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  -- Of the newest version that was sent.
  sent_at timestamptz,
  valid_until timestamptz,
  total numeric(15,2),
  first_seen_at timestamptz,
  last_seen_at timestamptz,
  -- When the buyer last countered or asked, and staff have not answered yet.
  waits_since timestamptz,
  -- When the buyer was told that it ends soon.
  chased_at timestamptz,
  decided_at timestamptz,
  decided_by text,
  decline_reason text,
  decline_text text not null default '',
  -- The seller asks a manager to send the draft, because a price is below the floor.
  approval_asked_at timestamptz,
  approval_asked_by integer references staff on delete set null,
  -- The name that was typed to accept it.
  accepted_name text not null default '',
  order_id integer unique references orders on delete set null,
  rev integer not null default 0,
  check ((state = 'draft') = (version = 0) or state = 'withdrawn')
);
create index quotes_rfq on quotes (rfq_id) where rfq_id is not null;
create index quotes_user on quotes (user_id, id) where user_id is not null;
create index quotes_email on quotes (email_key);
create index quotes_state on quotes (state, id);
create index quotes_owner on quotes (owner_id, id);
-- For the clock and for the inbox: versions that a buyer can accept.
create index quotes_live on quotes (valid_until) where state in ('sent', 'seen', 'countered');
create index quotes_waiting on quotes (waits_since) where waits_since is not null;
create index quotes_text on quotes
  using gin ((number || ' ' || email || ' ' || contact_name || ' ' || company_name) gin_trgm_ops);

-- Open the quote without an account. Every mail has a key of its own, made when the mail is written.
create table quote_keys (
  quote_id integer not null references quotes on delete cascade,
  key_hash bytea not null,
  created_at timestamptz not null default now(),
  primary key (quote_id, key_hash)
);

create table quote_versions (
  quote_id integer not null references quotes on delete cascade,
  version integer not null check (version > 0),
  valid_until timestamptz not null,
  is_held boolean not null,
  allows_partial boolean not null,
  incoterm text not null,
  pay_terms text not null,
  -- Empty, and a fee of null: the buyer chooses the service when accepting.
  shipping_id text not null default '',
  carrier text not null default '',
  shipping_service text not null default '',
  shipping_fee numeric(15,2),
  tax numeric(15,2) not null default 0,
  subtotal numeric(15,2) not null default 0,
  total numeric(15,2) not null default 0,
  -- For the buyer, and for staff only.
  note text not null default '',
  internal_note text not null default '',
  sent_at timestamptz,
  -- No reference: a sent version never changes.
  sent_by integer,
  sent_by_name text not null default '',
  approved_by_name text not null default '',
  -- All that the PDF says, in the buyer's language.
  facts jsonb,
  sha256 bytea,
  primary key (quote_id, version),
  check (total = subtotal + coalesce(shipping_fee, 0) + tax),
  check (sent_at is null or facts is not null)
);

create table quote_lines (
  quote_id integer not null,
  version integer not null,
  position integer not null,
  -- Stays the same when lines are moved, and from version to version.
  line_id integer not null,
  kind text not null check (kind in ('offer', 'no_bid')),
  -- The line_id of the line that this one can replace.
  alternate_of integer,
  request_position integer,
  -- Null: not in the catalog. No reference: parts come and go.
  part_id integer,
  part_number text not null,
  manufacturer text not null,
  package text not null,
  description text not null,
  asked_quantity integer,
  asked_price numeric(15,5),
  asked_date_code text not null,
  quantity integer not null check (quantity > 0),
  multiple integer not null default 1 check (multiple > 0),
  -- Null: not priced yet.
  unit_price numeric(15,5),
  -- Further quantities to choose from: [{"qty": 1000, "price": 0.12}].
  breaks jsonb not null default '[]',
  amount numeric(15,2),
  -- `stock`: taken from our stock; `lead`: has to be procured.
  source text not null check (source in ('stock', 'lead')),
  date_code text not null,
  condition text not null,
  origin text not null,
  lead_days integer,
  note text not null,
  no_bid_reason text not null,
  -- Our list price when the line was priced, and the price in the version before.
  list_price numeric(15,5),
  former_price numeric(15,5),
  primary key (quote_id, version, position),
  unique (quote_id, version, line_id),
  foreign key (quote_id, version) references quote_versions on delete cascade
);
create index quote_lines_part on quote_lines (part_id) where part_id is not null;

-- In a table of its own, so that people without the right to see costs neither read nor overwrite them.
create table quote_costs (
  quote_id integer not null references quotes on delete cascade,
  version integer not null,
  line_id integer not null,
  cost numeric(15,5) not null check (cost >= 0),
  source text not null check (source in ('typed', 'last')),
  primary key (quote_id, version, line_id)
);

create table quote_counters (
  id integer generated always as identity primary key,
  quote_id integer not null references quotes on delete cascade,
  version integer not null,
  line_id integer not null,
  wanted_price numeric(15,5),
  wanted_quantity integer,
  note text not null,
  created_at timestamptz not null default now()
);
create index quote_counters_quote on quote_counters (quote_id, id);

-- Pieces that a quote keeps. They are taken out of parts.stock by the statement that orders use.
create table stock_holds (
  id integer generated always as identity primary key,
  quote_id integer not null references quotes on delete cascade,
  version integer not null,
  part_id integer not null,
  quantity integer not null check (quantity > 0),
  until timestamptz not null,
  created_at timestamptz not null default now(),
  released_at timestamptz,
  release_reason text check (release_reason in
    ('ordered', 'superseded', 'ended', 'expired', 'declined', 'withdrawn', 'erased')),
  check ((released_at is null) = (release_reason is null))
);
create index stock_holds_open on stock_holds (part_id) where released_at is null;
create index stock_holds_until on stock_holds (until) where released_at is null;
create unique index stock_holds_quote on stock_holds (quote_id, part_id) where released_at is null;
create index stock_holds_of on stock_holds (quote_id);

create function refuse_hold_removal() returns trigger language plpgsql as $$
begin
  if old.released_at is null then raise exception 'an open hold has to be released, which returns its pieces'; end if;
  return old;
end
$$;
create trigger stock_holds_are_released before delete on stock_holds
for each row execute function refuse_hold_removal();

-- What staff are told every 15 minutes, in one mail per person.
create table quote_notices (
  id bigint generated always as identity primary key,
  quote_id integer not null references quotes on delete cascade,
  -- Null: to the address of the sales desk.
  staff_id integer references staff on delete set null,
  kind text not null check (kind in ('declined', 'question', 'expired')),
  -- The quarter of an hour since 1970.
  bundle bigint not null,
  created_at timestamptz not null default now()
);
create index quote_notices_bundle on quote_notices (bundle, staff_id);

-- A buyer has received it. Only together with its quote it can be erased.
create function refuse_version_change() returns trigger language plpgsql as $$
begin
  if old.sent_at is null or not exists (select from quotes where id = old.quote_id) then
    return case tg_op when 'DELETE' then old else new end;
  end if;
  raise exception 'a quote version that was sent never changes';
end
$$;
create trigger quote_versions_are_final before update or delete on quote_versions
for each row execute function refuse_version_change();

create function refuse_line_change() returns trigger language plpgsql as $$
declare
  line quote_lines = case tg_op when 'DELETE' then old else new end;
begin
  if exists (
    select from quote_versions where quote_id = line.quote_id and version = line.version and sent_at is not null
  ) and exists (select from quotes where id = line.quote_id) then
    raise exception 'a quote version that was sent never changes';
  end if;
  return line;
end
$$;
create trigger quote_lines_are_final before insert or update or delete on quote_lines
for each row execute function refuse_line_change();

-- Orders that come from a quote.
alter table orders add column quote_id integer references quotes on delete set null;
create unique index orders_quote on orders (quote_id) where quote_id is not null;
alter table order_lines
  -- `lead`: the pieces have to be procured; they are neither taken from stock nor returned to it. The part_id of a line
  -- that is not in the catalog is 0.
  add column source text not null default 'stock' check (source in ('stock', 'lead')),
  add column lead_days integer;

-- Pieces that are ordered or held, and still lie on the shelf.
create or replace view reserved_parts as
  select part_id, sum(quantity)::integer as quantity from (
    select part_id, order_lines.quantity - coalesce(gone.quantity, 0) as quantity
    from order_lines join orders on orders.id = order_id
    left join lateral (
      select sum(pieces.quantity) as quantity from (
        select shipment_lines.quantity from shipments join shipment_lines on shipment_id = shipments.id
        where shipments.order_id = orders.id and shipment_lines.position = order_lines.position
        union all
        select refund_lines.unsent from refunds join refund_lines on refund_id = refunds.id
        where refunds.order_id = orders.id and refund_lines.position = order_lines.position and state in ('due', 'done')
      ) as pieces
    ) as gone on true
    where status in ('unpaid', 'confirming', 'preparing') and source = 'stock'
    union all
    select part_id, quantity from stock_holds where released_at is null
  ) as reserved
  group by part_id;

-- Messages about a quote are erased with it.
create function remove_quote_messages() returns trigger language plpgsql as $$
begin
  delete from messages where subject_kind = 'quote' and subject_id = old.id;
  return null;
end
$$;
create trigger quote_messages after delete on quotes for each row execute function remove_quote_messages();

create trigger quotes_desk after insert or update on quotes
for each row execute function notify_desk('quote', 'id');
