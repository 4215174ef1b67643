import type pg from 'pg'
import { MAILBOX } from './desk-data.ts'

/** Requests over four years with one to twenty lines, a fifth of them typed. The newest one percent wait for a reply. */
export async function addManyRequests(client: pg.PoolClient, count: number): Promise<void> {
  await client.query(
    `insert into rfqs (number, email_key, email, contact_name, company_name, telephone, country, comment, lang,
       created_at, viewed_at, owner_id, rev, answered_at, declined_at, decline_reason)
     select to_char(made_at, 'YYMMDD') || '-' || upper(lpad(to_hex(place::bigint * 7919 % 1048573), 5, '0')),
       email, email, 'Contact ' || n, 'Company ' || n % 20000 || (array[' Ltd', ' GmbH', ' Inc', ' SA'])[1 + n % 4],
       '+49 30 555', 'DE', '', 'en', made_at, case when is_old then made_at end,
       case when is_old then (select min(id) + place % count(*) from staff) end, case when is_old then 2 else 0 end,
       case when is_old then made_at end, case when is_old and place % 10 = 0 then made_at end,
       case when is_old and place % 10 = 0 then 'other' end
     from generate_series(1, $1::integer) place
     cross join lateral (
       select abs(hashint4(place)) % 100000 as n, place < $1 * 0.99 as is_old,
         now() - ($1 - place) * (interval '4 years' / $1) as made_at
     ) as made
     cross join ${MAILBOX}
     order by place`,
    [count],
  )
  await client.query(
    `insert into rfq_lines (rfq_id, position, part_id, part_number, manufacturer, package, date_code, qty, target_price)
     select rfqs.id, position, case when position % 5 < 4 then parts.id end, parts.part_number, manufacturers.name,
       parts.packaging, '', 1000, case when position % 2 = 0 then 0.5 end
     from rfqs cross join lateral generate_series(0, rfqs.id % 20) as position
     join (select row_number() over (order by id) - 1 as n, * from parts) as parts
       on parts.n = (rfqs.id::bigint * 6007 + position * 104729) % (select count(*) from parts)
     join manufacturers on manufacturers.id = parts.manufacturer_id
     where rfqs.telephone = '+49 30 555'`,
  )
  await client.query(
    `insert into rfq_search (rfq_id, document)
     select id, lower(concat_ws(E'\\n', 'RFQ-' || number, 'INQ-' || number, company_name, email, contact_name,
       wanted.numbers))
     from rfqs
     join (select rfq_id, string_agg(part_number, E'\\n') as numbers from rfq_lines group by rfq_id) as wanted
       on wanted.rfq_id = rfqs.id
     where telephone = '+49 30 555' order by id`,
  )
  await client.query(
    `insert into messages (subject_kind, subject_id, author, author_name, body, is_internal)
     select 'request', id, 'staff', 'Demo sales', 'Thank you.', false from rfqs where rev > 0 and id % 3 = 0`,
  )
}
