-- Filters of lists that staff have named.
create table saved_views (
  id integer generated always as identity primary key,
  -- Null: for everybody who may open the list.
  staff_id integer references staff on delete cascade,
  screen text not null,
  name text not null,
  -- The part of the address after the question mark.
  query text not null,
  created_at timestamptz not null default now()
);
create unique index saved_views_name on saved_views (coalesce(staff_id, 0), screen, lower(name));

-- The audit log is searched by how the name of the changed thing begins.
create index audit_label on audit (lower(label) text_pattern_ops, id);

-- Staff read orders from the newest on, all or those in one state.
create index orders_newest on orders (created_at, id);
create index orders_in_state on orders (status, created_at, id);

-- What orders are searched by, in lower case: number, company, email, PO number, contact, tracking and part numbers. A
-- table of its own, because an order changes its state several times, and each time its entries in the index of
-- trigrams would be written again.
create table order_search (
  order_id integer primary key references orders on delete cascade,
  document text not null
);

-- The table of parcels comes from another migration.
create function order_document(searched orders) returns text language plpgsql stable as $$
declare
  parts text;
  parcels text;
begin
  select string_agg(distinct part_number, E'\n') into parts from order_lines where order_id = searched.id;
  if to_regclass('shipments') is not null then
    select string_agg(tracking, E'\n') into parcels from shipments where order_id = searched.id;
  end if;
  return lower(concat_ws(E'\n', searched.number, searched.company_name, searched.email, searched.po_number,
    searched.shipping_address ->> 'contact_name', searched.shipping_number, parcels, parts));
end
$$;

insert into order_search (order_id, document) select id, order_document(orders) from orders;
create index order_search_document on order_search using gin (document gin_trgm_ops);

create function index_new_orders() returns trigger language plpgsql as $$
begin
  insert into order_search (order_id, document)
  select orders.id, order_document(orders) from orders where id in (select order_id from added)
  on conflict (order_id) do update set document = excluded.document;
  return null;
end
$$;
create trigger order_lines_are_searched after insert on order_lines
referencing new table as added for each statement execute function index_new_orders();

create function index_changed_order() returns trigger language plpgsql as $$
begin
  update order_search set document = order_document(new) where order_id = new.id;
  return null;
end
$$;
create trigger orders_are_searched after update of number, company_name, email, po_number, shipping_address, shipping_number
on orders for each row execute function index_changed_order();

create function index_parcel() returns trigger language plpgsql as $$
begin
  update order_search set document = order_document(orders) from orders
  where order_id = orders.id and orders.id = new.order_id;
  return null;
end
$$;
do $$
begin
  if to_regclass('shipments') is not null then
    create trigger shipments_are_searched after insert or update of tracking on shipments
    for each row execute function index_parcel();
  end if;
end
$$;
