-- Requests and quotes have an owner themselves. A mark from before that could name another one, or the only one.
update rfqs set owner_id = marks.owner_id from inbox_marks marks
where rfqs.owner_id is null and marks.owner_id is not null
  and marks.subject_kind = 'request' and marks.subject_id = rfqs.id;

update quotes set owner_id = marks.owner_id from inbox_marks marks
where quotes.owner_id is null and marks.owner_id is not null
  and marks.subject_kind in ('quote_reply', 'quote_chase') and marks.subject_id = quotes.id;

update inbox_marks set owner_id = null
where owner_id is not null and subject_kind in ('request', 'quote_reply', 'quote_chase');

alter table inbox_marks add constraint inbox_marks_owner
  check (owner_id is null or subject_kind not in ('request', 'quote_reply', 'quote_chase'));
