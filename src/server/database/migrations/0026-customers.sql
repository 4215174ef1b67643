-- Firms. Staff add them and assign people: what buyers type as their company never makes or joins one.
create table companies (
  id integer generated always as identity primary key,
  name text not null,
  -- Lower case, letters and digits only, so that the same firm is not added twice by mistake.
  name_key text not null,
  country text not null,
  vat_id text not null default '',
  note text not null default '',
  rev integer not null default 1,
  created_at timestamptz not null default now(),
  unique (name_key, country)
);
create index companies_text on companies using gin (name gin_trgm_ops);

-- One row per mailbox that has an account, an order or a request. Name, company and country are copies of what
-- the person typed last, kept by the triggers below, so that guests are found as well.
create table customers (
  id integer generated always as identity primary key,
  email text not null,
  email_key text not null unique,
  contact_name text not null,
  company_name text not null,
  country text not null,
  company_id integer references companies on delete set null,
  note text not null default '',
  rev integer not null default 1,
  created_at timestamptz not null default now()
);
create index customers_company on customers (company_id, id);
create index customers_text on customers
  using gin ((email || ' ' || contact_name || ' ' || company_name) gin_trgm_ops);

insert into customers (email, email_key, contact_name, company_name, country, created_at)
select email, email_key, contact_name, company_name, country, first_at
from (
  select distinct on (email_key) email, email_key, contact_name, company_name, country,
    min(created_at) over (partition by email_key) as first_at
  from (
    select email, email_key, contact_name, company_name, country, created_at, activated_at is not null as is_account
    from users
    union all
    select email, email_key, contact_name, company_name, country, created_at, false from rfqs
    union all
    select email, email_key, coalesce(shipping_address ->> 'contact_name', ''), company_name,
      coalesce(shipping_address ->> 'country', ''), created_at, false
    from orders
  ) known
  where email_key <> ''
  order by email_key, is_account desc, created_at desc
) people
order by first_at;

-- Reads first: an upsert would lock the row, and orders that one buyer places at once would wait for each other.
create function keep_customer(the_email text, the_key text, the_contact text, the_company text, the_country text)
returns void language plpgsql as $$
begin
  if the_key = '' or exists (
    select from customers where email_key = the_key and email = the_email
      and (contact_name, company_name, country) = (the_contact, the_company, the_country)
  ) then return; end if;
  insert into customers (email, email_key, contact_name, company_name, country)
  values (the_email, the_key, the_contact, the_company, the_country)
  on conflict (email_key) do update
  set email = excluded.email, contact_name = excluded.contact_name, company_name = excluded.company_name,
    country = excluded.country;
end
$$;

-- Anyone can register any mailbox, so an account that is not activated changes nothing that is known already.
create function keep_customer_of_account() returns trigger language plpgsql as $$
begin
  if new.activated_at is not null then
    perform keep_customer(new.email, new.email_key, new.contact_name, new.company_name, new.country);
  else
    insert into customers (email, email_key, contact_name, company_name, country)
    values (new.email, new.email_key, new.contact_name, new.company_name, new.country)
    on conflict (email_key) do nothing;
  end if;
  return null;
end
$$;
create trigger users_keep_customer
after insert or update of email, contact_name, company_name, country, activated_at on users
for each row execute function keep_customer_of_account();

-- What an account says of itself counts more than the contact of one delivery.
create function keep_customer_of_order() returns trigger language plpgsql as $$
begin
  if not exists (select from users where email_key = new.email_key and activated_at is not null) then
    perform keep_customer(new.email, new.email_key, coalesce(new.shipping_address ->> 'contact_name', ''),
      new.company_name, coalesce(new.shipping_address ->> 'country', ''));
  end if;
  return null;
end
$$;
create trigger orders_keep_customer after insert on orders for each row execute function keep_customer_of_order();

create function keep_customer_of_rfq() returns trigger language plpgsql as $$
begin
  if not exists (select from users where email_key = new.email_key and activated_at is not null) then
    perform keep_customer(new.email, new.email_key, new.contact_name, new.company_name, new.country);
  end if;
  return null;
end
$$;
create trigger rfqs_keep_customer after insert on rfqs for each row execute function keep_customer_of_rfq();

-- Registrations that were never confirmed are removed after a while; nothing of them may stay.
create function forget_customer_of_account() returns trigger language plpgsql as $$
begin
  delete from customers where email_key = old.email_key
    and not exists (select from orders where email_key = old.email_key)
    and not exists (select from rfqs where email_key = old.email_key);
  return null;
end
$$;
create trigger users_forget_customer after delete on users
for each row execute function forget_customer_of_account();
