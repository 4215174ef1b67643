-- Order keys are stored as hashes. Every mail to a buyer without an account carries a key of its own, made when the
-- mail is written. The browser that places the order gets a key derived from key_salt and its Idempotency-Key, so that
-- a repeated request gets the same answer.
create table order_keys (
  order_id integer not null references orders on delete cascade,
  key_hash bytea not null,
  -- Only a key from a mail proves that its user reads the mailbox.
  origin text not null check (origin in ('browser', 'mail')),
  created_at timestamptz not null default now(),
  primary key (order_id, key_hash)
);
insert into order_keys (order_id, key_hash, origin)
  select id, sha256(convert_to(key, 'UTF8')), 'mail' from orders;

alter table orders
  add column key_salt bytea,
  add column idempotency_hash bytea,
  -- When the buyer was known to read the mailbox, to own an account or to have paid; null: unproven.
  add column proven_at timestamptz,
  -- Keyed hash of the network address, only as long as the order is unproven and holds stock.
  add column client_hash bytea,
  -- Null: no clock cancels the order, because money for it may still arrive.
  alter column pay_by drop not null;

-- Orders placed before this migration keep the time they were promised. Only payment or an account proves them: anyone
-- may have typed the mailbox.
update orders set
  key_salt = uuid_send(gen_random_uuid()),
  idempotency_hash = sha256(convert_to(idempotency_key, 'UTF8')),
  proven_at = case when paid_at is not null or user_id is not null then created_at end;
update orders set pay_by = case
    when exists (
      select from payments where order_id = orders.id and state not in ('open', 'declined', 'refunded')
    ) then null
    else now() + interval '10 days' end
  where status = 'confirming';

alter table orders
  alter column key_salt set not null,
  alter column idempotency_hash set not null,
  drop column key,
  drop column idempotency_key,
  add unique (idempotency_scope, idempotency_hash);

drop index orders_unpaid;
create index orders_held on orders (pay_by) where status in ('unpaid', 'confirming');
create index orders_unproven_client on orders (client_hash)
  where proven_at is null and status in ('unpaid', 'confirming');
create index orders_unproven_mailbox on orders (email_key)
  where proven_at is null and status in ('unpaid', 'confirming');
