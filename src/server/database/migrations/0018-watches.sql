-- Buyers who want to be told when a part is in stock.
create table watches (
  id integer generated always as identity primary key,
  part_id integer not null references parts on delete cascade,
  email text not null,
  email_key text not null,
  quantity integer not null check (quantity > 0),
  lang text not null,
  -- As it is in the mails: all it can do is to confirm and to end.
  token text not null unique,
  -- asked: the owner of the mailbox has not confirmed yet; sent: the mail is in the queue.
  state text not null default 'asked' check (state in ('asked', 'on', 'sent', 'ended')),
  asked_at timestamptz not null default now(),
  confirmed_at timestamptz,
  sent_at timestamptz,
  -- A stranger can ask for another quantity, but not change the one that was confirmed.
  unique (email_key, part_id, quantity)
);
-- One mail for each part, whichever quantities were asked for.
create unique index watches_on on watches (part_id, email_key) where state = 'on';
