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

async function askedBefore(pool: pg.Pool): Promise<void> {
  await pool.query(`
    with asked as (
      insert into rfqs (number, user_id, email_key, email, contact_name, company_name, telephone, country, comment, lang)
      select '261115-7KQ4M', id, email_key, email, contact_name, company_name, telephone, country, '', 'en' from users
      returning id
    )
    insert into rfq_lines (rfq_id, position, part_number, manufacturer, package, date_code, qty)
    select id, 0, 'LM358DR', 'Texas Instruments', 'SOIC-8', '2523+', 500 from asked`)
}

function callAs(url: string, token: string | null): Call {
  return createCall({
    fetch: (path, init) => fetch(url + path, init),
    lang: 'en',
    token: () => token,
    isStrict: true,
  })
}
