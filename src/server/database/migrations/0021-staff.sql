-- The people who work at the desk. They are not customers: nothing of one is valid for the other.
create table staff (
  id integer generated always as identity primary key,
  email text not null,
  email_key text not null unique,
  name text not null,
  lang text not null,
  -- Null until the invitation is used.
  password_hash text,
  roles text[] not null check (cardinality(roles) > 0),
  -- The secret of the authenticator app, encrypted; `pending` until a code confirms it.
  totp_secret bytea,
  totp_pending bytea,
  -- The time step of the last accepted code: each code works once.
  totp_step bigint not null default 0,
  recovery_hashes text[] not null default '{}',
  created_at timestamptz not null default now(),
  disabled_at timestamptz
);

create table staff_sessions (
  id integer generated always as identity primary key,
  staff_id integer not null references staff on delete cascade,
  token_hash bytea not null unique,
  created_at timestamptz not null default now(),
  seen_at timestamptz not null default now(),
  ends_at timestamptz not null,
  client text not null,
  -- When the second factor was last confirmed.
  verified_at timestamptz
);
create index staff_sessions_staff on staff_sessions (staff_id);

-- `setup` makes the first owner and belongs to nobody yet.
create table staff_links (
  token_hash bytea primary key,
  kind text not null check (kind in ('setup', 'invite')),
  staff_id integer references staff on delete cascade,
  ends_at timestamptz not null,
  check ((kind = 'setup') = (staff_id is null))
);

-- Browsers that have signed in before: attempts of strangers do not lock them out.
create table staff_devices (
  device_hash bytea not null,
  staff_id integer not null references staff on delete cascade,
  used_at timestamptz not null default now(),
  primary key (device_hash, staff_id)
);

-- What was changed, by whom. Rows are only added.
create table audit (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  staff_id integer,
  -- The name at that time, or shell, clock, buyer.
  who text not null,
  act text not null,
  subject_kind text not null,
  subject_id text not null,
  label text not null,
  -- Field to [before, after]. Personal fields are named without their values.
  changes jsonb not null,
  network text not null,
  request_id text
);
create index audit_subject on audit (subject_kind, subject_id, id);
create index audit_staff on audit (staff_id, id);

create function refuse_audit_change() returns trigger language plpgsql as $$
begin
  raise exception 'the audit trail is append-only';
end
$$;
create trigger audit_is_append_only before update or delete on audit
for each row execute function refuse_audit_change();
create trigger audit_is_never_emptied before truncate on audit
for each statement execute function refuse_audit_change();

alter table installation_keys drop constraint installation_keys_name_check;
alter table installation_keys add constraint installation_keys_name_check check (name in ('cookies', 'log', 'staff'));
insert into installation_keys (name, key)
values ('staff', sha256(convert_to(gen_random_uuid()::text || gen_random_uuid()::text || gen_random_uuid()::text, 'UTF8')));
