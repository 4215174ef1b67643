-- Random keys of this installation, shared by its processes. `cookies` signs what browsers are known by; `log` hashes
-- network and email addresses, and may be replaced at any time.
create table installation_keys (
  name text primary key check (name in ('cookies', 'log')),
  key bytea not null
);
insert into installation_keys (name, key)
select name, sha256(convert_to(gen_random_uuid()::text || gen_random_uuid()::text || gen_random_uuid()::text, 'UTF8'))
from unnest(array['cookies', 'log']) as name;

-- Whose it is, as a keyed hash of the network address: what is kept for one address is limited.
alter table uploads add column network text not null default '';
create index uploads_network on uploads (network, expires_at);

-- As in 0013: these were copied from accounts whose password had been trimmed.
update registrations set password_hash = 'trimmed' || password_hash
where browser_hash is null and password_hash not like 'trimmed%';
