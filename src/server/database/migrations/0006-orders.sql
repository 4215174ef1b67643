-- Taking stock must not make every process forget what it knows of the catalogue: only its own pages show it.
drop trigger parts_changed on parts;
create trigger parts_changed after insert or delete or update of manufacturer_id, part_number, category_id, packaging,
  batch, rohs, lead_time_weeks, datasheet, description, min_qty, multiple, price_quantities, unit_prices, price,
  attributes, images, weight_grams, updated_at
  on parts for each statement execute function notify_site_changed();

-- One per account, and one per browser of a visitor. The row is locked for each change of its lines.
create table carts (
  id integer generated always as identity primary key,
  user_id integer unique references users on delete cascade,
  visitor_hash bytea unique,
  used_at timestamptz not null default now(),
  check (num_nonnulls(user_id, visitor_hash) = 1)
);
create index carts_age on carts (used_at) where visitor_hash is not null;

create table cart_lines (
  id integer generated always as identity primary key,
  cart_id integer not null references carts on delete cascade,
  -- No reference: a part that leaves the catalogue is shown as gone, not taken out behind the buyer's back.
  part_id integer not null,
  part_number text not null,
  manufacturer text not null,
  quantity integer not null check (quantity > 0),
  is_selected boolean not null default true,
  unique (cart_id, part_id)
);

create table orders (
  id integer generated always as identity primary key,
  -- `CF261115-7KQ4MX`: the day, and what nobody can count or guess.
  number text not null unique,
  -- Null: placed as a visitor. It joins the account of its email when that is activated.
  user_id integer references users on delete set null,
  email text not null,
  email_key text not null,
  lang text not null,
  -- Opens the order to whoever has it: in the answer to its buyer, and in the mails.
  key text not null,
  key_expires_at timestamptz not null,
  status text not null check (status in ('unpaid', 'confirming', 'preparing', 'shipping', 'received', 'refunded', 'canceled')),
  company_name text not null,
  shipping_address jsonb not null,
  billing_address jsonb not null,
  subtotal numeric(15,2) not null,
  shipping_fee numeric(15,2) not null,
  total numeric(15,2) not null check (total = subtotal + shipping_fee),
  weight_grams integer not null,
  -- What was chosen; what staff really sent it with stands in carrier and shipping_number.
  shipping_id text not null,
  shipping_service text not null,
  carrier text not null,
  shipping_number text not null default '',
  pay_method text not null check (pay_method in ('paypal', 'card', 'bank')),
  po_number text not null,
  remark text not null,
  platform_remark text not null default '',
  created_at timestamptz not null default now(),
  -- When an unpaid order cancels itself.
  pay_by timestamptz not null,
  paid_at timestamptz,
  shipped_at timestamptz,
  -- The payment whose money is being taken or given back this moment: until that is settled nobody else moves the order.
  capturing_payment_id integer,
  -- Whose key it was, the key, and what was asked for with it.
  idempotency_scope text not null,
  idempotency_key text not null,
  request_hash bytea not null,
  unique (idempotency_scope, idempotency_key)
);
create index orders_user on orders (user_id, id);
create index orders_email on orders (email_key);
create index orders_unpaid on orders (pay_by) where status = 'unpaid';
create index orders_shipped on orders (shipped_at) where status = 'shipping';

-- As they were bought: nothing that happens to the part later changes them.
create table order_lines (
  order_id integer not null references orders on delete cascade,
  position integer not null,
  part_id integer not null,
  part_number text not null,
  manufacturer text not null,
  packaging text not null,
  unit_price numeric(15,5) not null,
  quantity integer not null check (quantity > 0),
  amount numeric(15,2) not null,
  primary key (order_id, position)
);

-- Pieces that are ordered and still lie on the shelf.
create view reserved_parts as
  select part_id, sum(quantity)::integer as quantity
  from order_lines join orders on orders.id = order_id
  where status in ('unpaid', 'confirming', 'preparing')
  group by part_id;

-- Every change of state, with time and who.
create table order_changes (
  id bigint generated always as identity primary key,
  order_id integer not null references orders on delete cascade,
  status text not null,
  who text not null check (who in ('buyer', 'staff', 'wallet', 'clock')),
  note text not null default '',
  changed_at timestamptz not null default now()
);
create index order_changes_order on order_changes (order_id, id);

-- Payments at the wallet. Money is taken in three steps that survive a crash between any two of them: claimed here,
-- captured there, settled here.
create table payments (
  id integer generated always as identity primary key,
  -- Null while the wallet is asked to open it.
  wallet_order_id text unique,
  order_id integer not null references orders on delete cascade,
  funding text not null check (funding in ('paypal', 'card')),
  amount numeric(15,2) not null,
  state text not null default 'open' check (state in
    ('open', 'capturing', 'pending', 'completed', 'mismatched', 'declined', 'refunding', 'refunded')),
  capture_id text unique,
  -- What really was captured, where it is not what was asked for.
  captured text not null default '',
  approve_url text not null default '',
  -- What staff wrote with the refund that is under way; null: nothing.
  note text,
  created_at timestamptz not null default now(),
  -- Since when it is in its state.
  changed_at timestamptz not null default now()
);
create index payments_order on payments (order_id);
create index payments_under_way on payments (changed_at) where state in ('capturing', 'refunding');

-- What the wallet has told, each once.
create table wallet_events (
  id text primary key,
  kind text not null,
  received_at timestamptz not null default now()
);
create index wallet_events_age on wallet_events (received_at);

-- Bank transfers as buyers report them.
create table transfer_reports (
  id integer generated always as identity primary key,
  order_id integer not null references orders on delete cascade,
  payer_name text not null,
  amount numeric(15,2) not null,
  transfer_date date not null,
  remark text not null,
  created_at timestamptz not null default now()
);
create index transfer_reports_order on transfer_reports (order_id);
