-- The audit log is listed by time, so that a range of days and the entries of one person use an index.
create index audit_time on audit (at, id);
drop index audit_staff;
create index audit_staff on audit (staff_id, at, id);
