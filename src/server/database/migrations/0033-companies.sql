-- What is agreed with companies: prices, and terms of payment.
create table price_groups (
  id integer generated always as identity primary key,
  name text not null unique,
  rev integer not null default 1,
  created_at timestamptz not null default now()
);

-- A discount in percent for a manufacturer, a category with its subcategories, both, or everything.
create table price_rules (
  group_id integer not null references price_groups on delete cascade,
  position integer not null,
  manufacturer_id integer references manufacturers on delete cascade,
  category_id integer references categories on delete cascade,
  percent numeric(5,2) not null check (percent > 0 and percent <= 90),
  primary key (group_id, position)
);

alter table companies
  add column price_group_id integer references price_groups on delete set null,
  -- 0: the company pays in advance.
  add column terms_days integer not null default 0 check (terms_days between 0 and 365),
  -- USD that unpaid orders on terms may come to.
  add column credit_limit numeric(15,2) not null default 0 check (credit_limit >= 0);

-- Agreed prices replace the price list of a part for one company. A part may leave the catalog and return.
create table agreements (
  company_id integer not null references companies on delete cascade,
  part_id integer not null,
  part_number text not null,
  manufacturer text not null,
  quantities integer[] not null,
  unit_prices numeric(15,5)[] not null,
  -- The last day.
  until date not null,
  primary key (company_id, part_id),
  check (cardinality(quantities) = cardinality(unit_prices) and cardinality(quantities) > 0)
);

alter table orders
  -- The company of the signed-in buyer.
  add column company_id integer references companies on delete set null,
  -- On terms: days, and the last day to pay. Null: paid in advance.
  add column pay_terms integer,
  add column due_on date;
create index orders_on_terms on orders (company_id) where due_on is not null;
