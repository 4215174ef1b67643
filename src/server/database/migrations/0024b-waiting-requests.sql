-- Requests that wait for a reply. Those viewed before there was a desk have no changes, and count as answered.
drop index rfqs_unviewed;
create index rfqs_waiting on rfqs (created_at)
  where answered_at is null and declined_at is null and (viewed_at is null or rev > 0);
