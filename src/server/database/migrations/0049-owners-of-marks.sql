-- Requests and quotes have an owner themselves. A mark from before that could name another one.
update inbox_marks set owner_id = null
where owner_id is not null and subject_kind in ('request', 'quote_reply', 'quote_chase');

alter table inbox_marks add constraint inbox_marks_owner
  check (owner_id is null or subject_kind not in ('request', 'quote_reply', 'quote_chase'));
