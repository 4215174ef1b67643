create table feedback (
  id integer generated always as identity primary key,
  -- What it is about; the names of the types are texts.
  type_id integer not null,
  email text not null,
  email_key text not null,
  content text not null,
  lang text not null,
  -- Null: sent as a visitor.
  user_id integer references users on delete set null,
  created_at timestamptz not null default now()
);
create index feedback_email on feedback (email_key);
create index feedback_user on feedback (user_id) where user_id is not null;

-- One per mailbox. Ended ones stay for some days: who ended one by mistake can take it back.
create table subscriptions (
  id integer generated always as identity primary key,
  email text not null,
  email_key text not null unique,
  lang text not null,
  -- As it is in the letters: all it can do is to confirm or to end this subscription.
  token text not null unique,
  asked_at timestamptz not null default now(),
  -- Null: whoever has the mailbox has not said yes yet.
  confirmed_at timestamptz,
  ended_at timestamptz
);

-- Articles that have been sent as a letter: no article goes out twice.
create table news_mailings (
  news_id integer primary key references news on delete cascade,
  queued_at timestamptz not null default now(),
  letter_count integer not null
);
