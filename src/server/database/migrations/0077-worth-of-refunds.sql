-- The part of a refund by which the order costs less. The rest was credit, that is money beyond the total. Without it,
-- an order that is paid again after a refund has less credit than has arrived.
alter table refunds add column off_total numeric(15,2) not null default 0;
alter table orders add column off_total numeric(15,2) not null default 0;

create or replace function sum_order_ledger() returns trigger language plpgsql as $$
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
    (pledged, off_total) = (
      select coalesce(sum(amount) filter (where state in ('due', 'under_way')), 0),
        coalesce(sum(off_total) filter (where state <> 'refused'), 0)
      from refunds where order_id = the_order)
  where id = the_order;
  return null;
end
$$;

-- What each earlier refund left of the money, as far as the order was paid: less than the total lowered it.
-- The rest of a refund that was booked in part is a row of its own, added when the first part was booked. It was decided
-- with the first part.
with recursive rests as (
  select rest.id, max(refund_id) as first_id
  from refunds rest join receipts on receipts.order_id = rest.order_id and kind = 'refund' and booked_at = rest.created_at
    and refund_id < rest.id
  where not exists (select from receipts own where own.refund_id = rest.id and own.booked_at = rest.created_at)
  group by rest.id
), decided (id, at) as (
  select id, created_at from refunds where id not in (select id from rests)
  union all
  select rests.id, at from rests join decided on decided.id = first_id
), events as (
  select refunds.id, order_id, at as created_at, at >= paid_at as is_of_paid, total,
    (select coalesce(sum(amount), 0) from receipts
      where receipts.order_id = refunds.order_id and kind <> 'refund' and booked_at <= at)
      - sum(amount) over (partition by order_id order by at, refunds.id) as kept
  from refunds join orders on orders.id = order_id join decided on decided.id = refunds.id
  where state <> 'refused' and method <> 'credit' and status in ('preparing', 'shipping', 'received', 'refunded')
), lowered as (
  select id, order_id, created_at, total,
    least(total, min(kept) filter (where is_of_paid) over (partition by order_id order by created_at, id)) as owed
  from events
), parts as (
  select id, coalesce(lag(owed) over (partition by order_id order by created_at, id), total) - owed as off_total
  from lowered
)
update refunds set off_total = parts.off_total from parts where parts.id = refunds.id and parts.off_total > 0;

-- Without telling open desks of every order.
alter table orders disable trigger orders_desk;
update orders set off_total = sums.off_total
from (select order_id, sum(off_total) as off_total from refunds where off_total > 0 group by order_id) as sums
where orders.id = sums.order_id;
alter table orders enable trigger orders_desk;

drop trigger refunds_are_summed on refunds;
create trigger refunds_are_summed after insert or delete or update of amount, off_total, state on refunds
for each row execute function sum_order_ledger();

drop index orders_credit;
create index orders_credit on orders (created_at, id)
  where status in ('preparing', 'shipping', 'received')
    and received - refunded - pledged + written_off + off_total > total;
