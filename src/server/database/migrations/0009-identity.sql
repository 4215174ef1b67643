-- Registrations that wait for their activation. Several people may register the same mailbox: each keeps the password
-- and the profile they typed, and a mailed link activates the one it was mailed for.
create table registrations (
  id integer generated always as identity primary key,
  user_id integer not null references users on delete cascade,
  email text not null,
  password_hash text not null,
  contact_name text not null,
  telephone text not null,
  company_name text not null,
  country text not null,
  city text not null,
  state text not null,
  address text not null,
  lang text not null,
  -- The browser that registered, by its cookie. Null: registered before this column existed.
  browser_hash bytea,
  created_at timestamptz not null default now()
);
create index registrations_user on registrations (user_id, id);

insert into registrations (user_id, email, password_hash, contact_name, telephone, company_name, country, city, state,
  address, lang, created_at)
select id, email, password_hash, contact_name, telephone, company_name, country, city, state, address, lang, agreed_at
from users where activated_at is null;

alter table account_links add column registration_id integer references registrations on delete cascade;
update account_links set registration_id = registrations.id
from registrations where registrations.user_id = account_links.user_id and kind = 'activation';
delete from account_links where kind = 'activation' and registration_id is null;
alter table account_links add check ((kind = 'activation') = (registration_id is not null));
create index account_links_registration on account_links (registration_id) where registration_id is not null;

-- Answers to requests that carried an Idempotency-Key, for a day.
create table idempotent_requests (
  -- Of the call, its sender and the key. The key itself is not stored.
  key_hash bytea primary key,
  -- Of the body, keyed with the Idempotency-Key: a registration's body holds a password.
  request_hash bytea not null,
  answer jsonb not null,
  created_at timestamptz not null default now()
);
create index idempotent_requests_age on idempotent_requests (created_at);

-- Held back: the mailbox is unproven and has had its share of mails.
alter table mails add column is_held boolean not null default false;
create index mails_held on mails (recipient, id) where is_held;

-- A code from an address that has used many is accepted from this moment on.
alter table captchas add column usable_at timestamptz not null default now();
