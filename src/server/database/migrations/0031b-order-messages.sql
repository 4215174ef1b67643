-- Buyers write about their orders, too. Null: the message waits for an answer of staff.
alter table messages add column answered_at timestamptz;
create index messages_waiting on messages (subject_id)
  where subject_kind = 'order' and author = 'buyer' and answered_at is null;
