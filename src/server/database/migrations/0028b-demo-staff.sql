-- People of the demo. They sign in on the machine of the shop only, and do not count as staff otherwise.
alter table staff add column is_demo boolean not null default false;
