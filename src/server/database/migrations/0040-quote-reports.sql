-- For the reports: decisions, and first answers, of the last weeks.
create index quotes_decided on quotes (decided_at) where decided_at is not null;
create index quote_versions_first on quote_versions (sent_at) where version = 1;

-- The recipient of a quote is a customer, like the sender of a request: companies, notes and quotes are shown there.
create trigger quotes_keep_customer after update of version on quotes
for each row when (new.version > 0) execute function keep_customer_of_rfq();
select keep_customer(email, email_key, contact_name, company_name, country)
from quotes where version > 0 and not exists (select from customers where customers.email_key = quotes.email_key);

create or replace function forget_customer_of_account() returns trigger language plpgsql as $$
begin
  delete from customers where email_key = old.email_key
    and not exists (select from orders where email_key = old.email_key)
    and not exists (select from rfqs where email_key = old.email_key)
    and not exists (select from quotes where email_key = old.email_key and version > 0);
  return null;
end
$$;
