-- A price that was typed as 0.000001 was stored as 0, and sold for that. The price list counts again.
update agreements set quantities = real.quantities, unit_prices = real.unit_prices
from (
  select company_id, part_id, array_agg(quantity order by quantity) filter (where price > 0) as quantities,
    array_agg(price order by quantity) filter (where price > 0) as unit_prices
  from agreements cross join unnest(quantities, unit_prices) as break (quantity, price)
  group by company_id, part_id
  having bool_or(price <= 0) and bool_or(price > 0)
) as real
where agreements.company_id = real.company_id and agreements.part_id = real.part_id;
delete from agreements where 0 >= any(unit_prices);
alter table agreements add check (0 < all(unit_prices));

-- In drafts, 0 is a quantity that the pasted list did not state in a readable way.
alter table quote_lines drop constraint quote_lines_quantity_check, add check (quantity >= 0);
