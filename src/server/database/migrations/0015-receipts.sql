-- Money that staff book by hand: bank transfers that arrived, and refunds sent by bank. Rows are only added.
create table receipts (
  id integer generated always as identity primary key,
  order_id integer not null references orders on delete cascade,
  kind text not null check (kind in ('receipt', 'refund')),
  amount numeric(15,2) not null check (amount > 0),
  booked_at timestamptz not null default now()
);
create index receipts_order on receipts (order_id);

-- Until now a confirmed transfer counted as the whole total, and a refunded one as sent back.
insert into receipts (order_id, kind, amount, booked_at)
select id, kind, total, case kind when 'receipt' then paid_at else now() end
from orders, unnest(array['receipt', 'refund']) as kind
where paid_at is not null and total > 0 and (kind = 'receipt' or status = 'refunded')
  and not exists (
    select from payments
    where order_id = orders.id and state in ('pending', 'completed', 'refunding', 'refunded') and captured = '');
