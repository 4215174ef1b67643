-- Alternates named by people: one-way, and as written. A number that is not in the catalog yet is looked up whenever
-- alternates are listed, so it works from the day the part arrives.
create table part_alternates (
  part_id integer not null references parts on delete cascade,
  -- Empty: any manufacturer.
  manufacturer text not null default '',
  part_number text not null,
  search_key text collate "C" not null,
  note text not null default '',
  -- An import replaces only what imports have given.
  source text not null check (source in ('staff', 'import')),
  primary key (part_id, manufacturer, part_number)
);
create trigger part_alternates_changed after insert or update or delete on part_alternates
  for each statement execute function notify_site_changed();
