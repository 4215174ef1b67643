-- The company at whose prices a project was saved. No reference: what a company paid stays secret after it is removed.
alter table projects add column company_id integer;

update projects set company_id = customers.company_id
from users join customers on customers.email_key = users.email_key
where users.id = projects.user_id and customers.company_id is not null;
