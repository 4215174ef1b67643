-- 1: account mails, a person waits for each; 2: orders, quotes, messages; 3: newsletters.
alter table mails add column priority smallint not null default 2;
update mails set priority = case kind when 'newsletter' then 3 else 1 end
where kind in ('activation', 'reset', 'password_changed', 'newsletter') and sent_at is null and failed_at is null;
drop index mails_waiting;
create index mails_waiting on mails (priority, due_at) where sent_at is null and failed_at is null;
