-- The sums of an order's ledger, kept by triggers. Staff filter orders by them, and adding up the ledger of every order
-- takes seconds.
alter table orders
  add column received numeric(15,2) not null default 0,
  add column refunded numeric(15,2) not null default 0,
  add column written_off numeric(15,2) not null default 0,
  -- Refunds that are decided and not sent yet.
  add column pledged numeric(15,2) not null default 0;

create function sum_order_ledger() returns trigger language plpgsql as $$
declare
  the_order integer := coalesce(new.order_id, old.order_id);
begin
  -- The sums are read after the lock, so that concurrent entries do not miss each other.
  perform from orders where id = the_order for no key update;
  update orders set (received, refunded, written_off) = (
      select coalesce(sum(amount) filter (where kind = 'receipt'), 0),
        coalesce(sum(amount) filter (where kind = 'refund'), 0),
        coalesce(sum(amount) filter (where kind = 'write_off'), 0)
      from receipts where order_id = the_order),
    pledged = (
      select coalesce(sum(amount), 0) from refunds where order_id = the_order and state in ('due', 'under_way'))
  where id = the_order;
  return null;
end
$$;

-- Without telling open desks of every order.
alter table orders disable trigger orders_desk;
update orders set received = sums.received, refunded = sums.refunded, written_off = sums.written_off,
  pledged = sums.pledged
from (
  select order_id, coalesce(sum(amount) filter (where kind = 'receipt'), 0) as received,
    coalesce(sum(amount) filter (where kind = 'refund'), 0) as refunded,
    coalesce(sum(amount) filter (where kind = 'write_off'), 0) as written_off,
    coalesce(sum(amount) filter (where kind = 'pledge'), 0) as pledged
  from (
    select order_id, kind, amount from receipts
    union all
    select order_id, 'pledge', amount from refunds where state in ('due', 'under_way')
  ) as entries
  group by order_id
) as sums
where orders.id = sums.order_id;
alter table orders enable trigger orders_desk;

create trigger receipts_are_summed after insert or delete or update of kind, amount on receipts
for each row execute function sum_order_ledger();
create trigger refunds_are_summed after insert or delete or update of amount, state on refunds
for each row execute function sum_order_ledger();

-- The flags of orders, in the order of the list. New orders have none of them.
create index orders_part_paid on orders (created_at, id)
  where status in ('unpaid', 'confirming') and received - refunded - pledged > 0;
create index orders_late_money on orders (created_at, id)
  where status in ('canceled', 'refunded') and received - refunded - pledged > 0;
create index orders_credit on orders (created_at, id)
  where status in ('preparing', 'shipping', 'received') and received - refunded - pledged + written_off > total;
create index orders_part_refunded on orders (created_at, id)
  where status in ('preparing', 'shipping', 'received') and refunded > 0;
-- `orders_in_state` serves the same lists.
drop index orders_status;

-- What a search sorts by, so that it reads one table.
alter table order_search add column created_at timestamptz;
update order_search set created_at = orders.created_at from orders where orders.id = order_id;
alter table order_search alter column created_at set not null;

-- The parcels are always there by now.
create or replace function order_document(searched orders) returns text language plpgsql stable as $$
begin
  return lower(concat_ws(E'\n', searched.number, searched.company_name, searched.email, searched.po_number,
    searched.shipping_address ->> 'contact_name', searched.shipping_number,
    (select string_agg(tracking, E'\n') from shipments where order_id = searched.id),
    (select string_agg(distinct part_number, E'\n') from order_lines where order_id = searched.id)));
end
$$;

-- One by one: a plan for all at once, made while the table is small, would read all orders later.
create or replace function index_new_orders() returns trigger language plpgsql as $$
declare
  the_order integer;
begin
  for the_order in select distinct order_id from added loop
    insert into order_search (order_id, created_at, document)
    select orders.id, orders.created_at, order_document(orders) from orders where id = the_order
    on conflict (order_id) do update set document = excluded.document;
  end loop;
  return null;
end
$$;

-- What requests are searched by, in lower case: both numbers, company, email, contact and part numbers.
create table rfq_search (
  rfq_id integer primary key references rfqs on delete cascade,
  document text not null
);

create function rfq_document(searched rfqs) returns text language plpgsql stable as $$
begin
  return lower(concat_ws(E'\n', 'RFQ-' || searched.number, 'INQ-' || searched.number, searched.company_name,
    searched.email, searched.contact_name,
    (select string_agg(distinct part_number, E'\n') from rfq_lines where rfq_id = searched.id)));
end
$$;

insert into rfq_search (rfq_id, document) select id, rfq_document(rfqs) from rfqs;
create index rfq_search_document on rfq_search using gin (document gin_trgm_ops);

create function index_rfq() returns trigger language plpgsql as $$
begin
  insert into rfq_search (rfq_id, document) values (new.id, rfq_document(new))
  on conflict (rfq_id) do update set document = excluded.document;
  return null;
end
$$;
create trigger rfqs_are_searched after insert or update of number, company_name, email, contact_name on rfqs
for each row execute function index_rfq();

create function index_rfq_lines() returns trigger language plpgsql as $$
declare
  the_rfq integer;
begin
  for the_rfq in select distinct rfq_id from added loop
    update rfq_search set document = rfq_document(rfqs) from rfqs where rfqs.id = the_rfq and rfq_id = the_rfq;
  end loop;
  return null;
end
$$;
create trigger rfq_lines_are_searched after insert on rfq_lines
referencing new table as added for each statement execute function index_rfq_lines();

-- The rare states of requests, and those of some days.
create index rfqs_declined on rfqs (id) where declined_at is not null;
create index rfqs_unowned on rfqs (id) where owner_id is null;
create index rfqs_unanswered on rfqs (id) where answered_at is null;
create index rfqs_newest on rfqs (created_at);
