import type { Pool } from 'pg'
import { acceptStaffLink, confirmFactor, signIn, startFactor } from '../../src/contract/desk/door.ts'
import { type Call, createCall } from '../../src/contract/wire/call.ts'
import type { Role } from '../../src/domain/rights.ts'
import { inviteStaff, makeInviteLink, makeSetupLink } from '../../src/server/features/staff/index.ts'
import { codeAt, stepAt } from '../../src/server/features/staff/totp.ts'
import type { TestShop } from './test-shop.ts'

/** A browser at the desk: it keeps its cookies, and its calls come from the desk's own pages. */
export type DeskBrowser = { call: Call; cookies: Map<string, string>; send: Send }
type Send = (path: string, init?: RequestInit) => Promise<Response>

export const STAFF_PASSWORD = 'resonant-cavity-27'

export function openDesk(
  shop: TestShop,
  headers: Record<string, string> = {},
  remoteAddress?: string,
): DeskBrowser {
  const cookies = new Map<string, string>()
  const env = remoteAddress && { incoming: { socket: { remoteAddress } } }
  const send: Send = async (path, init = {}) => {
    const sent = new Headers({ Origin: 'http://shop.test', ...headers })
    for (const [name, value] of new Headers(init.headers)) sent.set(name, value)
    if (cookies.size > 0) sent.set('Cookie', [...cookies].map(pair => pair.join('=')).join('; '))
    const answer = await shop.desk.request(path, { ...init, headers: sent }, env)
    for (const cookie of answer.headers.getSetCookie()) keep(cookies, cookie)
    return answer
  }
  const call = createCall({ fetch: send, lang: 'en', token: () => null, isStrict: true })
  return { call, cookies, send }
}

function keep(cookies: Map<string, string>, cookie: string): void {
  const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
  if (/max-age=0\b/i.test(cookie)) cookies.delete(name)
  else cookies.set(name, value)
}

/** The code that an app shows now, or `away` steps from now. */
export function codeOf(secret: string, away = 0): string {
  const bits = [...secret]
    .map(letter => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'))
    .join('')
  const bytes = (bits.match(/.{8}/g) ?? []).map(byte => Number.parseInt(byte, 2))
  return codeAt(Buffer.from(bytes), stepAt(new Date()) + away)
}

export type Member = DeskBrowser & { email: string; secret: string; recoveryCodes: string[]; staffId: number }

/** The first owner, with a second factor. */
export async function setUpOwner(shop: TestShop): Promise<Member> {
  const token = await makeSetupLink(shop.context)
  if (!token) throw new Error('there is an owner already')
  return join(shop, token, { email: 'owner@shop.test', name: 'The owner' })
}

/** A person with these roles, with a second factor. */
export async function addMember(shop: TestShop, email: string, roles: Role[]): Promise<Member> {
  const by = { staffId: null, who: 'shell', network: '' }
  const invitation = {
    email,
    name: `The ${roles.join(' and ')}`,
    roles,
    lang: 'en' as const,
    isMailed: false,
  }
  const { id } = await inviteStaff({ ...shop.context, by }, invitation)
  return join(shop, await makeInviteLink(shop.context, id), { email })
}

async function join(shop: TestShop, token: string, typed: { email: string; name?: string }): Promise<Member> {
  const desk = openDesk(shop)
  const me = await desk.call(acceptStaffLink, { token, ...typed, password: STAFF_PASSWORD })
  const { secret } = await desk.call(startFactor, {})
  const { recovery_codes } = await desk.call(confirmFactor, { code: codeOf(secret) })
  return { ...desk, email: typed.email, secret, recoveryCodes: recovery_codes, staffId: me.staff_id }
}

/** A code that is still valid after the one of now was used, also if a step passes meanwhile. */
export const nextCode = ({ secret }: Pick<Member, 'secret'>) => codeOf(secret, 1)

export async function signInAgain(
  shop: TestShop,
  person: Member,
  code: string = nextCode(person),
): Promise<DeskBrowser> {
  const desk = openDesk(shop)
  await desk.call(signIn, { email: person.email, password: STAFF_PASSWORD, code })
  return desk
}

export async function listActs(pool: Pool): Promise<{ act: string; who: string }[]> {
  const { rows } = await pool.query('select act, who from audit order by id')
  return rows
}
