-- Desks ask when the next item that was put off comes back.
create index inbox_marks_snoozed on inbox_marks (snoozed_until) where snoozed_until is not null;
