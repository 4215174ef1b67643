-- The desk's side of a request for quote. `rev` counts its changes, each of which has one audit entry.
alter table rfqs
  add owner_id integer references staff on delete set null,
  add rev integer not null default 0,
  -- When the sales side first wrote to the buyer about it.
  add answered_at timestamptz,
  add declined_at timestamptz,
  add decline_reason text,
  add decline_text text not null default '',
  add constraint rfqs_decline check ((declined_at is null) = (decline_reason is null));
create index rfqs_owner on rfqs (owner_id, id) where owner_id is not null;

-- What staff and buyers wrote about a request, an order or another record.
create table messages (
  id bigint generated always as identity primary key,
  subject_kind text not null,
  subject_id integer not null,
  author text not null check (author in ('staff', 'buyer')),
  staff_id integer references staff on delete set null,
  -- The name of the member of staff at that time; empty for the buyer.
  author_name text not null,
  body text not null,
  -- Never shown to the buyer.
  is_internal boolean not null,
  -- No reference: sent mails are removed after some weeks, the message stays.
  mail_id bigint,
  created_at timestamptz not null default now()
);
create index messages_subject on messages (subject_kind, subject_id, id);

-- A request can also be removed together with its account.
create function remove_rfq_messages() returns trigger language plpgsql as $$
begin
  delete from messages where subject_kind = 'request' and subject_id = old.id;
  return null;
end
$$;
create trigger rfq_messages after delete on rfqs for each row execute function remove_rfq_messages();
