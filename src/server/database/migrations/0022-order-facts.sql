-- The facts beneath the states of an order: money, parcels, refunds and notes. Rows are only added; the states of the
-- orders follow from them.
alter table orders
  -- Counts the changes. A person who saves sends the number that the screen shows.
  add column rev integer not null default 0;
-- New orders are unpaid, so placing one does not touch this index. Unpaid ones are few and have their own.
create index orders_status on orders (status, id) where status <> 'unpaid';

alter table order_changes
  -- The name of the member of staff, or shell; empty for all other actors.
  add column name text not null default '';

create table order_notes (
  id integer generated always as identity primary key,
  order_id integer not null references orders on delete cascade,
  staff_id integer,
  who text not null,
  body text not null,
  created_at timestamptz not null default now()
);
create index order_notes_order on order_notes (order_id);

create table shipments (
  id integer generated always as identity primary key,
  order_id integer not null references orders on delete cascade,
  -- 1, 2, 3 within the order.
  number integer not null,
  carrier text not null,
  service text not null,
  tracking text not null,
  weight_grams integer,
  state text not null default 'sent' check (state in ('sent', 'delivered')),
  sent_at timestamptz not null default now(),
  delivered_at timestamptz,
  staff_id integer,
  who text not null,
  unique (order_id, number)
);
create index shipments_tracking on shipments using gin (tracking gin_trgm_ops);

create table shipment_lines (
  shipment_id integer not null references shipments on delete cascade,
  position integer not null,
  quantity integer not null check (quantity > 0),
  primary key (shipment_id, position)
);

create table refunds (
  id integer generated always as identity primary key,
  order_id integer not null references orders on delete cascade,
  amount numeric(15,2) not null check (amount > 0),
  method text not null check (method in ('bank', 'paypal', 'card', 'other')),
  -- due: staff have to send it by bank; under_way: the wallet has not answered yet.
  state text not null check (state in ('due', 'under_way', 'done', 'refused')),
  reason text not null default '',
  -- Whether the buyer reads the reason.
  is_told boolean not null default false,
  -- The wallet's payment that is refunded.
  payment_id integer references payments on delete cascade,
  staff_id integer,
  who text not null,
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default now()
);
create index refunds_order on refunds (order_id);
create index refunds_open on refunds (order_id) where state in ('due', 'under_way');
-- The wallet is asked for one refund of a payment at a time.
create unique index refunds_under_way on refunds (payment_id) where state = 'under_way';

create table refund_lines (
  refund_id integer not null references refunds on delete cascade,
  position integer not null,
  restock boolean not null,
  quantity integer not null check (quantity > 0),
  -- How many of them had not left: these are not sent any more.
  unsent integer not null check (unsent between 0 and quantity),
  primary key (refund_id, position, restock)
);

-- The ledger holds the wallet's money, too, and differences that were written off.
alter table receipts
  drop constraint receipts_kind_check,
  add constraint receipts_kind_check check (kind in ('receipt', 'refund', 'write_off')),
  add column method text not null default 'bank' check (method in ('bank', 'paypal', 'card', 'other')),
  -- The day on the bank statement.
  add column on_date date not null default (now() at time zone 'UTC')::date,
  add column payer text not null default '',
  add column reference text not null default '',
  add column note text not null default '',
  add column payment_id integer references payments on delete cascade,
  add column report_id integer references transfer_reports on delete set null,
  add column refund_id integer references refunds on delete cascade,
  add column staff_id integer,
  add column who text not null default 'shell';
update receipts set on_date = (booked_at at time zone 'UTC')::date;

-- Money of the wallet. `captured` is set for money that did not pay the order.
insert into receipts (order_id, kind, method, amount, booked_at, on_date, payment_id, who)
select order_id, 'receipt', funding, amount, coalesce(paid_at, changed_at),
  (coalesce(paid_at, changed_at) at time zone 'UTC')::date, payments.id, 'wallet'
from payments join orders on orders.id = order_id
where state in ('completed', 'refunding', 'refunded') and captured = '' and amount > 0;

-- Refunds: those of the wallet, those sent by bank, and those that are still due.
insert into refunds (order_id, amount, method, state, reason, payment_id, who, created_at, changed_at)
select order_id, amount, funding, case state when 'refunding' then 'under_way' else 'done' end, coalesce(note, ''), id,
  'shell', changed_at, changed_at
from payments where state in ('refunding', 'refunded') and captured = '' and amount > 0;
insert into receipts (order_id, kind, method, amount, booked_at, on_date, payment_id, refund_id, who)
select order_id, 'refund', method, amount, changed_at, (changed_at at time zone 'UTC')::date, payment_id, id, 'shell'
from refunds where state = 'done';

with sent as (
  insert into refunds (order_id, amount, method, state, who, created_at, changed_at)
  select order_id, sum(amount), 'bank', 'done', 'shell', min(booked_at), max(booked_at)
  from receipts where kind = 'refund' and method = 'bank' group by order_id
  returning id, order_id
)
update receipts set refund_id = sent.id from sent
where receipts.order_id = sent.order_id and kind = 'refund' and method = 'bank';

insert into refunds (order_id, amount, method, state, who)
select orders.id, sum(case kind when 'receipt' then amount else -amount end), 'bank', 'due', 'shell'
from orders join receipts on receipts.order_id = orders.id and method = 'bank'
where status = 'refunded'
group by orders.id having sum(case kind when 'receipt' then amount else -amount end) > 0;

-- Shipped orders were one parcel with all pieces.
insert into shipments (order_id, number, carrier, service, tracking, state, sent_at, delivered_at, who)
select id, 1, carrier, shipping_service, shipping_number,
  case status when 'received' then 'delivered' else 'sent' end, shipped_at,
  case status when 'received' then coalesce(
    (select max(changed_at) from order_changes where order_id = orders.id and order_changes.status = 'received'),
    shipped_at) end,
  'shell'
from orders where shipped_at is not null and status in ('shipping', 'received', 'refunded');
insert into shipment_lines (shipment_id, position, quantity)
select shipments.id, position, quantity from shipments join order_lines using (order_id);

-- Refunded orders were refunded whole. What had not left went back into stock.
insert into refund_lines (refund_id, position, restock, quantity, unsent)
select refund.id, position, shipped_at is null, quantity, case when shipped_at is null then quantity else 0 end
from orders join order_lines on order_id = orders.id
join lateral (select id from refunds where refunds.order_id = orders.id order by id limit 1) as refund on true
where status = 'refunded';
-- Also those that the wallet is refunding.
insert into refund_lines (refund_id, position, restock, quantity, unsent)
select refunds.id, position, shipped_at is null, quantity, case when shipped_at is null then quantity else 0 end
from refunds join orders on orders.id = refunds.order_id join order_lines on order_lines.order_id = orders.id
where state = 'under_way' and status <> 'refunded';

-- Pieces that are ordered and still lie on the shelf: neither shipped nor taken out by a refund.
create or replace view reserved_parts as
  select part_id, sum(order_lines.quantity - coalesce(gone.quantity, 0))::integer as quantity
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
  where status in ('unpaid', 'confirming', 'preparing')
  group by part_id;
