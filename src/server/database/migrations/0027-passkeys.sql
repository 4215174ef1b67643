-- Passkeys of staff. The private key never leaves the person's device.
create table staff_passkeys (
  id integer generated always as identity primary key,
  staff_id integer not null references staff on delete cascade,
  credential_id text not null unique,
  public_key bytea not null,
  -- A copied authenticator shows a lower number than the one used last.
  counter bigint not null,
  transports text[] not null,
  name text not null,
  created_at timestamptz not null default now(),
  used_at timestamptz
);
create index staff_passkeys_staff on staff_passkeys (staff_id);

-- Whether there is one, so that every place that reads a person knows about the second factor.
alter table staff add column has_passkey boolean not null default false;

-- What a device has to sign. Each works once, for a few minutes, for one purpose and, once signed in, for one session.
create table staff_challenges (
  challenge text primary key,
  purpose text not null check (purpose in ('enrol', 'sign_in', 'step_up')),
  session_id integer references staff_sessions on delete cascade,
  ends_at timestamptz not null,
  check ((purpose = 'sign_in') = (session_id is null))
);
create index staff_challenges_end on staff_challenges (ends_at);
