-- The desk sorts orders by total.
create index orders_total on orders (total, id);
