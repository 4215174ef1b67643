import type pg from 'pg'
import { register } from '../../src/contract/shop/account.ts'
import { addAddress } from '../../src/contract/shop/addresses.ts'
import { addToCart } from '../../src/contract/shop/cart.ts'
import { listNews } from '../../src/contract/shop/news.ts'
import { addProject, shareProject } from '../../src/contract/shop/projects.ts'
import { signIn } from '../../src/contract/shop/sign-ins.ts'
import { type Call, createCall } from '../../src/contract/wire/call.ts'
import { FIXED_PAGES } from '../../src/domain/paths.ts'
import { ADDRESS, buyNow } from './buyers.ts'
import { PASSWORD, registration } from './people.ts'

/** By the screen's path: all URLs worth checking. */
type Walk = Record<string, string[]>
/** A page to check, signed in or not. */
export type Stop = { path: string; token: string | null }
type Prepared = { screens: string[]; stops: Stop[] }

/** A customer with orders and RFQs, and all pages to check as that customer. */
export async function prepareWalk(url: string, pool: pg.Pool): Promise<Prepared> {
  const visitor = callAs(url, null)
  await visitor(register, registration())
  await pool.query('update users set activated_at = now()')
  const { token } = await visitor(signIn, { email: registration().email, password: PASSWORD })
  const buyer = callAs(url, token)
  const { rows } = await pool.query<{ id: number; min: number }>(
    'select id, min_qty as min from parts where price is not null and stock > 100000 order by id limit 2',
  )
  const [part, other] = rows
  if (!part || !other) throw new Error('the demo has nothing to sell')
  await buyer(addAddress, { ...ADDRESS, is_default_shipping: true, is_default_billing: true })
  await buyer(addToCart, { goods_id: part.id, cart_num: part.min })
  const paid = await buyNow(buyer, other.id, other.min, { email: undefined })
  const guest = await buyNow(visitor, other.id, other.min)
  await askedBefore(pool)
  await quotedBefore(pool)
  const { list } = await visitor(listNews, {})
  const walk = {
    ...publicScreens(part.id, list[0]?.id ?? 1),
    ...ownScreens(part, paid, guest, await saveProject(buyer)),
  }
  const stops = Object.values(walk).flatMap(paths => paths.map(path => ({ path, token })))
  const asVisitor = ['/about', '/shoppingcart', `/pay/order?goods_id=${part.id}&cart_num=${part.min}`]
  return {
    screens: Object.keys(walk),
    stops: [...stops, ...asVisitor.map(path => ({ path, token: null }))],
  }
}

function publicScreens(partId: number, newsId: number): Walk {
  return {
    '/': ['/'],
    ...Object.fromEntries(Object.values(FIXED_PAGES).map(path => [path, [path]])),
    '/category': ['/category'],
    '/category/:id': ['/category/1'],
    '/featured': ['/featured'],
    '/featured/:id': ['/featured/1'],
    '/manufacturer': ['/manufacturer'],
    '/manufacturer/:id': ['/manufacturer/1'],
    '/news': ['/news'],
    '/news/:id': [`/news/${newsId}`],
    '/products/:name?/:page?': ['/products/A/1'],
    '/productdetail/:id': [`/productdetail/${partId}`],
    '/s': ['/s?wd=lm358', '/s?wd=nothing-like-this', '/s'],
    '/compare': [`/compare?ids=${partId},1,2`, '/compare'],
    '/keywords': ['/keywords'],
    '/login': ['/login'],
    '/register': ['/register'],
    '/register/activate': ['/register/activate'],
    '/forgotpassword': ['/forgotpassword'],
    '/forgotpassword/identify': ['/forgotpassword/identify'],
    '/forgotpassword/resetpassword': ['/forgotpassword/resetpassword'],
    '/rfq': ['/rfq'],
    '/quick': ['/quick'],
    '/rfq/successful': ['/rfq/successful?number=261115-7KQ4M'],
    '/subscribe/confirm': ['/subscribe/confirm?token=12345678901234567890'],
    '/unsubscribe': ['/unsubscribe?token=12345678901234567890'],
    '/watch/confirm': ['/watch/confirm?token=12345678901234567890', '/watch/confirm'],
    '/watch/end': ['/watch/end?token=12345678901234567890'],
    nowhere: ['/no-such-page'],
  }
}

type Placed = Awaited<ReturnType<typeof buyNow>>

type SavedProject = { id: number; key: string }

function ownScreens(
  part: { id: number; min: number },
  order: Placed,
  guest: Placed,
  project: SavedProject,
): Walk {
  const guests = `?order=${guest.order_number}&key=${guest.key}`
  return {
    '/shoppingcart': ['/shoppingcart'],
    '/pay/order': ['/pay/order', `/pay/order?goods_id=${part.id}&cart_num=${part.min}`],
    '/pay/payment': [`/pay/payment${guests}`],
    '/pay/successful': [`/pay/successful${guests}`],
    '/order/:number': [`/order/${guest.order_number}?key=${guest.key}`],
    '/myaccount/address-management': ['/myaccount/address-management'],
    '/myaccount/my-profile': ['/myaccount/my-profile'],
    '/myaccount/order-status-history': ['/myaccount/order-status-history'],
    '/myaccount/order-status-history/:id': [`/myaccount/order-status-history/${order.order_number}`],
    '/request/:number': [`/request/RFQ-261115-7KQ4M?key=${REQUEST_KEY}`],
    '/myaccount/quotes': ['/myaccount/quotes'],
    '/quote/:number': ['/quote/Q261115-OPEN1', '/quote/Q261115-ENDED'],
    '/myaccount/projects': ['/myaccount/projects'],
    '/myaccount/projects/:id': [`/myaccount/projects/${project.id}`],
    '/project/:key': [`/project/${project.key}`],
    '/myaccount/rfq-history': ['/myaccount/rfq-history', '/myaccount/rfq-history?id=1'],
  }
}

async function saveProject(buyer: Call): Promise<SavedProject> {
  const spare = { amount: 5, unit: 'percent' as const }
  const source = { text: 'LM358DR 10\nXQ-7734/B 3' }
  const { id } = await buyer(addProject, { name: 'Steuergerät 7', source, boards: 10, spare })
  const { share_key: key } = await buyer(shareProject, { id })
  return { id, key }
}

const REQUEST_KEY = 'x'.repeat(43)

async function askedBefore(pool: pg.Pool): Promise<void> {
  await pool.query(`
    with asked as (
      insert into rfqs (number, user_id, email_key, email, contact_name, company_name, telephone, country, comment, lang)
      select '261115-7KQ4M', id, email_key, email, contact_name, company_name, telephone, country, '', 'en' from users
      returning id
    )
    insert into rfq_lines (rfq_id, position, part_number, manufacturer, package, date_code, qty)
    select id, 0, 'LM358DR', 'Texas Instruments', 'SOIC-8', '2523+', 500 from asked`)
  await pool.query(`insert into rfq_keys (rfq_id, key_hash) select id, sha256($1) from rfqs`, [
    Buffer.from(REQUEST_KEY),
  ])
  await pool.query(`
    insert into messages (subject_kind, subject_id, author, author_name, body, is_internal)
    select 'request', id, 'staff', 'LM358DR', '2523+', false from rfqs`)
}

/**
 * Two quotes for the request: one that can be accepted, with an alternate and a line that is not offered, and one that
 * has ended.
 */
async function quotedBefore(pool: pg.Pool): Promise<void> {
  await pool.query(`
    insert into quotes (number, rfq_id, user_id, email, email_key, contact_name, company_name, telephone, country, lang,
      key_expires_at, state, version, draft_version, sent_at, total, valid_until)
    select quoted.number, rfqs.id, user_id, email, email_key, contact_name, company_name, telephone, country, lang,
      now() + interval '90 days', quoted.state, 1, null, now(), 105, quoted.valid_until
    from rfqs, (values ('Q261115-OPEN1', 'sent', now() + interval '9 days'),
      ('Q261115-ENDED', 'declined', now() - interval '1 day')) as quoted (number, state, valid_until)
    where rfqs.number = '261115-7KQ4M'`)
  await pool.query(`
    insert into quote_versions (quote_id, version, valid_until, is_held, allows_partial, incoterm, pay_terms, subtotal,
      total) select id, 1, valid_until, false, true, 'FCA', '', 105, 105 from quotes
    where number like 'Q261115-%'`)
  await pool.query(`
    insert into quote_lines (quote_id, version, position, line_id, kind, alternate_of, part_number, manufacturer, package,
      description, asked_date_code, asked_quantity, quantity, unit_price, amount, breaks, source, lead_days, date_code,
      condition, origin, note, no_bid_reason)
    select id, 1, place, place + 1, kind, alternate_of, part_number, 'Texas Instruments', 'SOIC-8', '', '', 400, quantity,
      price, price * quantity, breaks::jsonb, 'lead', 14, '2523+', '', '', '', reason
    from quotes, (values
      (0, 'offer', null, 'LM358DR', 500, 0.21, '[{"qty": 1000, "price": 0.19}]', ''),
      (1, 'offer', 1, 'LM358DT', 500, 0.2, '[]', ''),
      (2, 'no_bid', null, 'XQ-7734/B', 3, null, '[]', 'obsolete')
    ) as line (place, kind, alternate_of, part_number, quantity, price, breaks, reason)
    where number like 'Q261115-%'`)
  await pool.query(`
    update quote_versions set sent_at = now(), facts = '{}' where sent_at is null and incoterm = 'FCA'`)
}

function callAs(url: string, token: string | null): Call {
  return createCall({
    fetch: (path, init) => fetch(url + path, init),
    lang: 'en',
    token: () => token,
    isStrict: true,
  })
}
