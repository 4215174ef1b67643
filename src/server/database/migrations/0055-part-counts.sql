-- How many parts of each manufacturer a stored segment has: counting ten million parts takes seconds. They are true
-- of one version, because a process of an older release stores segments without them.
create temporary table counted_makers on commit drop as
select category_id, array_agg(manufacturer_id) as makers, array_agg(parts) as parts
from (select category_id, manufacturer_id, count(*)::int as parts from parts group by 1, 2) as pairs
group by category_id;

-- Other processes wait for segments from here on.
alter table category_segments
  add column makers integer[] not null default '{}',
  add column maker_parts integer[] not null default '{}',
  add column counted_version bigint;

update category_segments as stored
set makers = counted.makers, maker_parts = counted.parts, counted_version = version
from counted_makers as counted
where stored.category_id = counted.category_id and bytes is not null;
