-- A key with a time opens the draft for staff until then, to read; keys without one are the buyer's.
alter table quote_keys add column preview_until timestamptz;

-- When staff reminded the buyer. The clock's own reminder is chased_at.
alter table quotes add column reminded_at timestamptz;
