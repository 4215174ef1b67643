-- What the attributes of parts say, read once: 0.1uF and 100 nF are one value. Imports give the ids; they run one
-- after the other. The slug is a parameter of the dictionary, or `a.` and the name of an attribute it does not know.
create table parameter_values (
  id integer primary key,
  slug text collate "C" not null,
  key text collate "C" not null,
  value jsonb not null,
  unique (slug, key)
);

-- Derived from the attributes and the description, see parameter_values.
alter table parts
  add column value_ids integer[] not null default '{}',
  add column described_ids integer[] not null default '{}';

-- The dictionary the values were read with. Another one reads all parts again.
create table parameter_readings (
  is_only boolean primary key default true check (is_only),
  dictionary text not null
);

-- The parts of a category as columns for lists and filters. Without bytes it must be built again.
create sequence segment_versions;
create table category_segments (
  category_id integer primary key references categories on delete cascade,
  version bigint not null default nextval('segment_versions'),
  layout integer not null default 0,
  bytes bytea
);
alter table category_segments alter column bytes set storage external;

create function outdate_segment() returns trigger language plpgsql as $$
begin
  insert into category_segments (category_id)
  select distinct changed from unnest(array[
    case when tg_op <> 'INSERT' then old.category_id end,
    case when tg_op <> 'DELETE' then new.category_id end]) as changed
  where exists (select from categories where id = changed)
  on conflict (category_id) do update
  set version = nextval('segment_versions'), bytes = null;
  return null;
end
$$;

-- Imports write the segments themselves, which is far cheaper than a trigger for each of a million rows. Orders change
-- only the stock, which segments do not hold.
create trigger parts_outdate_segment after insert or delete or update of manufacturer_id, search_key, category_id, packaging,
  rohs, min_qty, price_quantities, unit_prices, price, value_ids, described_ids
  on parts for each row when (current_setting('chipfront.writes_segments', true) is distinct from 'yes')
  execute function outdate_segment();
