-- Both at once, in the order in which quotes are written: otherwise a running process and this could wait for each other.
lock table quotes, quote_versions in access exclusive mode;

-- A quote that offers nothing comes to nothing, although shipping was quoted.
alter table quote_versions drop constraint quote_versions_check, add constraint quote_versions_total
  check (total = subtotal + coalesce(shipping_fee, 0) + tax or (total = 0 and subtotal = 0));

update quote_versions version set total = 0
where sent_at is null and total <> 0 and not exists (
  select from quote_lines line
  where line.quote_id = version.quote_id and line.version = version.version and kind = 'offer' and amount is not null);

update quotes set total = 0
where order_id is null and total <> 0 and not exists (
  select from quote_lines line
  where line.quote_id = quotes.id and line.version = quotes.version and kind = 'offer');

-- The total of an accepted quote is that of its order. A trigger sets it, because processes of an older release do not.
create function set_accepted_total() returns trigger language plpgsql as $$
begin
  new.total := (select total from orders where id = new.order_id);
  return new;
end
$$;
create trigger quotes_accepted_total before update of order_id on quotes
for each row when (new.order_id is not null and new.order_id is distinct from old.order_id)
execute function set_accepted_total();

update quotes set total = orders.total
from orders where orders.id = quotes.order_id and quotes.total is distinct from orders.total;
