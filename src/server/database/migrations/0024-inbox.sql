-- What a member of staff decided about something that waits. The inbox itself is a query over the records.
create table inbox_marks (
  -- `request`, `transfer`, `shipment` and so on, see domain/inbox.ts. One order may wait for two people at once.
  subject_kind text not null,
  subject_id bigint not null,
  owner_id integer references staff on delete set null,
  snoozed_until timestamptz,
  done_at timestamptz,
  -- What the subject was like when it was snoozed or done. It comes back when that has changed.
  subject_rev text not null default '',
  primary key (subject_kind, subject_id)
);

-- For the lanes of the inbox.
create index rfqs_unviewed on rfqs (created_at) where viewed_at is null;
create index orders_preparing on orders (paid_at) where status = 'preparing';
create index payments_troubled on payments (changed_at) where state = 'mismatched' or captured <> '';

-- Tells open desks what has changed, as `kind:id`. Equal payloads of a transaction are sent once.
create function notify_desk() returns trigger language plpgsql as $$
begin
  perform pg_notify('desk', tg_argv[0] || ':' || (to_jsonb(coalesce(new, old)) ->> tg_argv[1]));
  return null;
end
$$;
-- Not through to_jsonb, because buyers wait for it.
create function notify_desk_order() returns trigger language plpgsql as $$
begin
  perform pg_notify('desk', 'order:' || new.id);
  return null;
end
$$;
create function notify_desk_audit() returns trigger language plpgsql as $$
begin
  perform pg_notify('desk', left(new.subject_kind || ':' || new.subject_id, 200));
  return null;
end
$$;

create trigger orders_desk after insert or update on orders
for each row execute function notify_desk_order();
create trigger rfqs_desk after insert or update on rfqs
for each row execute function notify_desk('request', 'id');
create trigger receipts_desk after insert on receipts
for each row execute function notify_desk('order', 'order_id');
create trigger payments_desk after update of state on payments
for each row execute function notify_desk('order', 'order_id');
create trigger transfer_reports_desk after insert on transfer_reports
for each row execute function notify_desk('order', 'order_id');
create trigger mails_desk after update of failed_at on mails
for each row when (old.failed_at is distinct from new.failed_at) execute function notify_desk('mail', 'id');
create trigger inbox_marks_desk after insert or update on inbox_marks
for each row execute function notify_desk('mark', 'subject_id');
-- Acts of staff, for all areas.
create trigger audit_desk after insert on audit
for each row execute function notify_desk_audit();

-- These two end streams of the desk.
create trigger staff_sessions_desk after delete on staff_sessions
for each row execute function notify_desk('ended', 'id');
create trigger staff_desk after update of roles, disabled_at on staff
for each row when (old.roles is distinct from new.roles or old.disabled_at is distinct from new.disabled_at)
execute function notify_desk('rights', 'id');
