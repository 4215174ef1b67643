-- A declined request waits again when the buyer replies. Declining answers it, so the others stay away.
drop index rfqs_waiting;
create index rfqs_waiting on rfqs (created_at) where answered_at is null and (viewed_at is null or rev > 0);
