-- The buyer of a request accepts other parts that can take the place of the requested ones.
alter table rfqs add column alternates_welcome boolean not null default false;
