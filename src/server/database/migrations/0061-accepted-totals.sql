-- Quotes that were accepted before their choice was stored: the total is that of the order, and the lines are those of
-- the order where each of them fits exactly one line of the quote.
update quotes set total = orders.total
from orders where orders.id = quotes.order_id and quotes.total is distinct from orders.total;

with fitting as (
  select quotes.id, ordered.order_id, ordered.position, ordered.quantity, offered.line_id
  from quotes
  join order_lines ordered on ordered.order_id = quotes.order_id
  join quote_lines offered on offered.quote_id = quotes.id and offered.version = quotes.version
    and offered.kind = 'offer' and coalesce(offered.part_id, 0) = ordered.part_id
    and offered.part_number = ordered.part_number and offered.manufacturer = ordered.manufacturer
  where quotes.accepted_lines is null
), known as (
  select id, jsonb_agg(jsonb_build_object('lineId', line_id, 'quantity', quantity) order by line_id) as lines
  from fitting
  group by id, order_id
  having count(*) = count(distinct line_id) and count(*) = count(distinct position)
    and count(*) = (select count(*) from order_lines where order_lines.order_id = fitting.order_id)
)
update quotes set accepted_lines = known.lines from known where known.id = quotes.id;
