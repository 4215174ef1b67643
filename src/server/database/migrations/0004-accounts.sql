create table users (
  id integer generated always as identity primary key,
  -- As it was typed; the key is what makes it the same mailbox.
  email text not null,
  email_key text not null unique,
  password_hash text not null,
  contact_name text not null,
  telephone text not null,
  job_title text not null default '',
  company_name text not null,
  country text not null,
  city text not null,
  state text not null,
  address text not null,
  -- The language mail is written in: the one last used.
  lang text not null,
  created_at timestamptz not null default now(),
  agreed_at timestamptz not null default now(),
  activated_at timestamptz,
  disabled_at timestamptz
);

-- One row per sign-in. Ending one removes its row.
create table sign_ins (
  id integer generated always as identity primary key,
  user_id integer not null references users on delete cascade,
  token_hash bytea not null unique,
  created_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  expires_at timestamptz not null,
  client text not null
);
create index sign_ins_user on sign_ins (user_id, id);
create index sign_ins_expiry on sign_ins (expires_at);

-- Links in mails that work once. The token itself is only in the mail.
create table account_links (
  token_hash bytea primary key,
  user_id integer not null references users on delete cascade,
  kind text not null check (kind in ('activation', 'reset')),
  expires_at timestamptz not null
);
create index account_links_user on account_links (user_id);
create index account_links_expiry on account_links (expires_at);

-- Browsers that have signed in to an account before: guessing by strangers does not lock them out.
create table known_devices (
  device_hash bytea not null,
  user_id integer not null references users on delete cascade,
  last_used_at timestamptz not null default now(),
  primary key (device_hash, user_id)
);
create index known_devices_user on known_devices (user_id);
create index known_devices_age on known_devices (last_used_at);

create table addresses (
  id integer generated always as identity primary key,
  user_id integer not null references users on delete cascade,
  contact_name text not null,
  address_line1 text not null,
  address_line2 text not null,
  city text not null,
  state text not null,
  postal_code text not null,
  country text not null,
  telephone text not null,
  is_default_shipping boolean not null,
  is_default_billing boolean not null
);
create index addresses_user on addresses (user_id);
create unique index addresses_default_shipping on addresses (user_id) where is_default_shipping;
create unique index addresses_default_billing on addresses (user_id) where is_default_billing;

create table captchas (
  id uuid primary key,
  answer text not null,
  wrong_tries integer not null default 0,
  expires_at timestamptz not null
);
create index captchas_expiry on captchas (expires_at);

-- How much of an allowance is used: full_at is when all of it is back. Losing it in a crash is no harm.
create unlogged table allowances (
  key text primary key,
  full_at timestamptz not null
);

-- Mail on its way. Written in the transaction of its cause, removed when it is old.
create table mails (
  id bigint generated always as identity primary key,
  recipient text not null,
  lang text not null,
  kind text not null,
  -- What the text is made from when it is sent: ids, never secrets.
  fields jsonb not null,
  created_at timestamptz not null default now(),
  attempts integer not null default 0,
  due_at timestamptz not null default now(),
  sent_at timestamptz,
  failed_at timestamptz,
  last_error text
);
create index mails_waiting on mails (due_at) where sent_at is null and failed_at is null;
create index mails_recipient on mails (recipient);
create index mails_sent on mails (sent_at) where sent_at is not null;
create index mails_failed on mails (failed_at) where failed_at is not null;

create function notify_mail_waiting() returns trigger language plpgsql as $$
begin
  perform pg_notify('mail_waiting', '');
  return null;
end
$$;
create trigger mails_waiting after insert on mails for each statement execute function notify_mail_waiting();
