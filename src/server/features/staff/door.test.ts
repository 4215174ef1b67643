import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { makeAuthenticator } from '../../../../tests/harness/authenticator.ts'
import { customerActs } from '../../../../tests/harness/customer-acts.ts'
import {
  addMember,
  codeOf,
  listActs,
  nextCode,
  openDesk,
  STAFF_PASSWORD,
  setUpOwner,
  signInAgain,
} from '../../../../tests/harness/desk.ts'
import { orderActs } from '../../../../tests/harness/order-acts.ts'
import { registration } from '../../../../tests/harness/people.ts'
import { quoteActs } from '../../../../tests/harness/quote-acts.ts'
import { requestActs } from '../../../../tests/harness/request-acts.ts'
import { askForQuote } from '../../../../tests/harness/requests.ts'
import { settingActs } from '../../../../tests/harness/setting-acts.ts'
import { openTestShop, type TestShop } from '../../../../tests/harness/test-shop.ts'
import { listAudit } from '../../../contract/desk/audit.ts'
import * as door from '../../../contract/desk/door.ts'
import { markInbox } from '../../../contract/desk/inbox.ts'
import { allDeskEndpoints, deskContract } from '../../../contract/desk/index.ts'
import * as passkeys from '../../../contract/desk/passkeys.ts'
import { actOnStaff, changeStaff, inviteStaff, listStaff } from '../../../contract/desk/staff.ts'
import { register } from '../../../contract/shop/account.ts'
import { signIn as signInCustomer } from '../../../contract/shop/sign-ins.ts'
import { createCall } from '../../../contract/wire/call.ts'
import type { Endpoint } from '../../../contract/wire/endpoint.ts'
import type { Lang } from '../../../domain/locales.ts'
import { DESK_EVENTS_PATH } from '../../../domain/paths.ts'
import { ROLES, rightsOf } from '../../../domain/rights.ts'
import { inviteStaff as inviteMember, makeInviteLink, makeSetupLink } from './index.ts'

let shop: TestShop
let owner: Awaited<ReturnType<typeof setUpOwner>>

beforeAll(async () => {
  shop = await openTestShop()
  owner = await setUpOwner(shop)
})
afterAll(() => shop.close())

const reason = (text: string) => expect.objectContaining({ reason: text })

/** As if enough time had passed for another code. */
async function signInLater(person: typeof owner) {
  await shop.connection.pool.query('update staff set totp_step = 0 where id = $1', [person.staffId])
  return signInAgain(shop, person)
}

/** Sends any body, because only the refusal matters. */
function initOf({ method }: Endpoint): RequestInit {
  return method === 'GET' || method === 'DELETE'
    ? { method }
    : { method, body: '{}', headers: { 'Content-Type': 'application/json' } }
}

const pathOf = ({ path }: Endpoint) => path.replace('{id}', '999999').replace('{token}', 'x'.repeat(43))

describe('the first owner', () => {
  test('is made by a link that works once', async () => {
    const own = await openTestShop()
    try {
      const token = (await makeSetupLink(own.context)) ?? ''
      const desk = openDesk(own)
      expect(await desk.call(door.getStaffLink, { token })).toMatchObject({ kind: 'setup', email: null })
      const typed = { token, email: 'first@shop.test', name: 'First', password: STAFF_PASSWORD }
      const twice = await Promise.allSettled([
        desk.call(door.acceptStaffLink, typed),
        openDesk(own).call(door.acceptStaffLink, { ...typed, email: 'second@shop.test' }),
      ])
      expect(twice.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
      await expect(openDesk(own).call(door.acceptStaffLink, typed)).rejects.toEqual(
        reason('desk_errors.link_invalid'),
      )
      expect(await makeSetupLink(own.context)).toBeNull()
    } finally {
      await own.close()
    }
  })

  test('only the newest link works, for an hour', async () => {
    const own = await openTestShop()
    try {
      const older = (await makeSetupLink(own.context)) ?? ''
      const newer = (await makeSetupLink(own.context)) ?? ''
      const open = (token: string) => openDesk(own).call(door.getStaffLink, { token })
      await expect(open(older)).rejects.toEqual(reason('desk_errors.link_invalid'))
      expect(await open(newer)).toMatchObject({ kind: 'setup' })
      await own.connection.pool.query(`update staff_links set ends_at = ends_at - interval '1 hour'`)
      await expect(open(newer)).rejects.toEqual(reason('desk_errors.link_invalid'))
    } finally {
      await own.close()
    }
  })

  test('must choose a password that is not guessable', async () => {
    const own = await openTestShop()
    try {
      const token = (await makeSetupLink(own.context)) ?? ''
      const typed = { token, email: 'first@shop.test', name: 'First', password: 'Password1' }
      await expect(openDesk(own).call(door.acceptStaffLink, typed)).rejects.toMatchObject({ code: 400 })
    } finally {
      await own.close()
    }
  })

  test('must set a second factor before anything else', async () => {
    const own = await openTestShop()
    try {
      const desk = openDesk(own)
      const token = (await makeSetupLink(own.context)) ?? ''
      const typed = { token, email: 'first@shop.test', name: 'First', password: STAFF_PASSWORD }
      expect(await desk.call(door.acceptStaffLink, typed)).toMatchObject({ must_set_factor: true })
      for (const endpoint of allDeskEndpoints().filter(({ may }) => may !== 'anyone')) {
        if (endpoint.isBeforeFactor) continue
        const answer = await desk.send(pathOf(endpoint), initOf(endpoint))
        expect([endpoint.path, (await answer.json()).reason]).toEqual([
          endpoint.path,
          'desk_errors.factor_required',
        ])
      }
      expect((await desk.send(DESK_EVENTS_PATH)).status).toBe(403)
      const { secret, uri, qr } = await desk.call(door.startFactor, {})
      expect(uri).toContain(`secret=${secret}`)
      expect(qr).toContain('<svg')
      await expect(desk.call(door.confirmFactor, { code: '000000' })).rejects.toEqual(
        reason('desk_errors.code_wrong'),
      )
      const { recovery_codes } = await desk.call(door.confirmFactor, { code: codeOf(secret) })
      expect(new Set(recovery_codes).size).toBe(10)
      expect(await desk.call(listStaff)).toHaveLength(1)
    } finally {
      await own.close()
    }
  })
})

describe('signing in', () => {
  test('without the code gives no cookie; each code works once', async () => {
    const person = await addMember(shop, 'codes@shop.test', ['sales'])
    const desk = openDesk(shop)
    const typed = { email: person.email, password: STAFF_PASSWORD }
    await expect(desk.call(door.signIn, typed)).rejects.toEqual(reason('desk_errors.code_required'))
    expect(desk.cookies.size).toBe(0)
    const code = nextCode(person)
    await expect(
      desk.call(door.signIn, { ...typed, password: 'wrong-password-1', code }),
    ).rejects.toMatchObject({
      code: 4002,
    })
    expect(await desk.call(door.signIn, { ...typed, code })).toMatchObject({ email: person.email })
    expect(desk.cookies.has('desk')).toBe(true)
    await expect(signInAgain(shop, person, code)).rejects.toEqual(reason('desk_errors.code_wrong'))
    // Older than the last one, but never used for signing in.
    await expect(signInAgain(shop, person, codeOf(person.secret))).rejects.toEqual(
      reason('desk_errors.code_wrong'),
    )
  })

  test('with a recovery code works once, however it is typed', async () => {
    const person = await addMember(shop, 'lost@shop.test', ['sales'])
    const [code = ''] = person.recoveryCodes
    const typed = ` ${code.replace('-', ' ').toUpperCase()} `
    const desk = await signInAgain(shop, person, typed)
    expect(await desk.call(door.getMe)).toMatchObject({ recovery_codes_left: 9 })
    await expect(signInAgain(shop, person, code)).rejects.toEqual(reason('desk_errors.code_wrong'))
  })

  test('sets a strict cookie that scripts cannot read; on https its name is __Host-desk', async () => {
    const secure = await openTestShop({ PUBLIC_URL: 'https://shop.test' })
    try {
      const token = (await makeSetupLink(secure.context)) ?? ''
      const answer = await secure.desk.request(`/desk/api/links/${token}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Origin: 'https://shop.test' },
        body: JSON.stringify({ email: 'first@shop.test', name: 'First', password: STAFF_PASSWORD }),
      })
      const cookie = answer.headers.getSetCookie().find(text => text.startsWith('__Host-desk='))
      expect(cookie).toMatch(/HttpOnly/)
      expect(cookie).toMatch(/Secure/)
      expect(cookie).toMatch(/SameSite=Strict/)
    } finally {
      await secure.close()
    }
  })

  test('wrong passwords lock out the guessing browser, not one that was used before', async () => {
    const person = await addMember(shop, 'victim@shop.test', ['viewer'])
    const attacker = openDesk(shop)
    const guess = () => attacker.call(door.signIn, { email: person.email, password: 'wrong-password-1' })
    const codes: number[] = []
    for (let n = 0; n < 11; n++)
      codes.push(
        await guess().then(
          () => 200,
          error => error.code,
        ),
      )
    expect(codes).toEqual([...Array(10).fill(4002), 429])
    const code = nextCode(person)
    expect(
      await person.call(door.signIn, { email: person.email, password: STAFF_PASSWORD, code }),
    ).toBeTruthy()
    const stranger = openDesk(shop).call(door.signIn, { email: person.email, password: STAFF_PASSWORD, code })
    await expect(stranger).rejects.toMatchObject({ code: 429 })
  })

  test('twenty wrong codes end the attempt, not that of a browser that was used before', async () => {
    const person = await addMember(shop, 'known@shop.test', ['viewer'])
    const typed = { email: person.email, password: STAFF_PASSWORD }
    const attacker = openDesk(shop)
    const codes: number[] = []
    for (let n = 0; n < 21; n++)
      codes.push(
        await attacker.call(door.signIn, { ...typed, code: '000000' }).then(
          () => 200,
          error => error.code,
        ),
      )
    expect([codes[0], codes.at(-1)]).toEqual([400, 429])
    expect(await person.call(door.signIn, { ...typed, code: nextCode(person) })).toBeTruthy()
  })

  test('without a factor ends when the person turns one on', async () => {
    const by = { staffId: null, who: 'shell', network: '' }
    const invitation = {
      email: 'plain@shop.test',
      name: 'Plain',
      roles: ['sales' as const],
      lang: 'en' as const,
    }
    const { id } = await inviteMember({ ...shop.context, by }, { ...invitation, isMailed: false })
    const desk = openDesk(shop)
    const token = await makeInviteLink(shop.context, id)
    await desk.call(door.acceptStaffLink, { token, password: STAFF_PASSWORD })
    const stolen = openDesk(shop)
    await stolen.call(door.signIn, { email: invitation.email, password: STAFF_PASSWORD })
    const { secret } = await desk.call(door.startFactor, {})
    await desk.call(door.confirmFactor, { code: codeOf(secret) })
    await expect(stolen.call(door.getMe)).rejects.toMatchObject({ code: 4001 })
    expect(await desk.call(door.getMe)).toMatchObject({ has_factor: true })
  })

  test('for the first time is in the language of the page, a new password leaves it', async () => {
    const by = { staffId: null, who: 'shell', network: '' }
    const invitation = {
      email: 'german@shop.test',
      name: 'G',
      roles: ['sales' as const],
      lang: 'en' as const,
    }
    const { id } = await inviteMember({ ...shop.context, by }, { ...invitation, isMailed: false })
    const join = async (lang: Lang) => {
      const token = await makeInviteLink(shop.context, id)
      const call = createCall({ fetch: openDesk(shop).send, lang, token: () => null, isStrict: true })
      return (await call(door.acceptStaffLink, { token, password: STAFF_PASSWORD })).lang
    }
    expect(await join('de')).toBe('de')
    expect(await join('fr')).toBe('de')
  })

  test('gets new recovery codes for the next code, if the answer with the first ones was lost', async () => {
    const person = await addMember(shop, 'lost-codes@shop.test', ['sales'])
    await shop.connection.pool.query('update staff_sessions set verified_at = now() where staff_id = $1', [
      person.staffId,
    ])
    const { secret } = await person.call(door.startFactor, {})
    const code = codeOf(secret)
    const lost = await person.call(door.confirmFactor, { code })
    await expect(person.call(door.confirmFactor, { code })).rejects.toEqual(reason('desk_errors.code_wrong'))
    const { recovery_codes } = await person.call(door.confirmFactor, { code: codeOf(secret, 1) })
    expect(recovery_codes).not.toEqual(lost.recovery_codes)
    const again = { ...person, secret }
    await expect(signInAgain(shop, again, lost.recovery_codes[0])).rejects.toEqual(
      reason('desk_errors.code_wrong'),
    )
    expect(await signInAgain(shop, again, recovery_codes[0])).toBeTruthy()
  })

  test('gets none in a session that has not confirmed the factor of late', async () => {
    const person = await addMember(shop, 'long-ago@shop.test', ['sales'])
    await shop.connection.pool.query(
      `update staff_sessions set verified_at = now() - interval '1 day' where staff_id = $1`,
      [person.staffId],
    )
    await expect(person.call(door.confirmFactor, { code: nextCode(person) })).rejects.toEqual(
      reason('desk_errors.code_wrong'),
    )
  })

  test('with a forgotten password works again after a new link, which does not replace the factor', async () => {
    const person = await addMember(shop, 'forgot@shop.test', ['sales'])
    await owner.call(actOnStaff, { id: person.staffId, act: 'invite_again' })
    const token = await makeInviteLink(shop.context, person.staffId)
    const desk = openDesk(shop)
    await desk.call(door.acceptStaffLink, { token, password: 'another-cavity-28' })
    expect(desk.cookies.has('desk')).toBe(false)
    await expect(person.call(door.getMe)).rejects.toMatchObject({ code: 4001 })
    const typed = { email: person.email, password: 'another-cavity-28' }
    await expect(desk.call(door.signIn, typed)).rejects.toEqual(reason('desk_errors.code_required'))
    expect(await desk.call(door.signIn, { ...typed, code: nextCode(person) })).toBeTruthy()
  })

  test('twenty wrong codes in a session end its attempts', async () => {
    const person = await addMember(shop, 'guessed@shop.test', ['viewer'])
    const codes: number[] = []
    for (let n = 0; n < 21; n++)
      codes.push(
        await person.call(door.stepUp, { code: '000000' }).then(
          () => 200,
          error => error.code,
        ),
      )
    expect(codes.at(0)).toBe(400)
    expect(codes.at(-1)).toBe(429)
  })

  test('ends after 12 idle hours, and after seven days in any case', async () => {
    for (const [column, age] of [
      ['seen_at', '12 hours'],
      ['ends_at', '7 days'],
    ]) {
      const person = await addMember(shop, `${column}@shop.test`, ['viewer'])
      expect(await person.call(door.getMe)).toBeTruthy()
      await shop.connection.pool.query(
        `update staff_sessions set ${column} = ${column} - interval '${age}' where staff_id = $1`,
        [person.staffId],
      )
      await expect(person.call(door.getMe)).rejects.toMatchObject({ code: 4001 })
    }
  })
})

describe('the door', () => {
  test('answers 401 to every call without a cookie, and to a customer’s token', async () => {
    const visitor = shop.call()
    await visitor(register, registration())
    await shop.connection.pool.query('update users set activated_at = now()')
    const { token } = await visitor(signInCustomer, {
      email: registration().email,
      password: registration().password,
    })
    const closed = allDeskEndpoints().filter(({ may }) => may !== 'anyone')
    expect(closed.length).toBeGreaterThan(10)
    for (const endpoint of closed) {
      const stranger = await openDesk(shop).send(pathOf(endpoint), initOf(endpoint))
      const customer = await openDesk(shop, { Authorization: `Bearer ${token}` }).send(
        pathOf(endpoint),
        initOf(endpoint),
      )
      expect([endpoint.path, stranger.status, customer.status]).toEqual([endpoint.path, 401, 401])
    }
    expect((await openDesk(shop).send('/desk/api/nothing')).status).toBe(401)
    expect((await openDesk(shop).send('/desk/api/openapi.json')).status).toBe(401)
    expect((await owner.send('/desk/api/openapi.json')).status).toBe(200)
    expect((await owner.send('/desk/api/nothing')).status).toBe(404)
  })

  test('answers 401 without a cookie also if a call does not say where it comes from, 403 to another site', async () => {
    for (const endpoint of allDeskEndpoints().filter(({ may }) => may !== 'anyone')) {
      const plain = await shop.desk.request(pathOf(endpoint), initOf(endpoint))
      expect([endpoint.path, plain.status]).toEqual([endpoint.path, 401])
      if (endpoint.method === 'GET') continue
      const foreign = await openDesk(shop, { Origin: 'http://evil.test' }).send(
        pathOf(endpoint),
        initOf(endpoint),
      )
      expect([endpoint.path, foreign.status]).toEqual([endpoint.path, 403])
    }
    const typed = await shop.desk.request('/desk/api/me', { method: 'PUT', body: '{}' })
    expect(typed.status).toBe(401)
  })

  test('is no door to the shop: a cookie of the desk is not a customer', async () => {
    const cookie = [...owner.cookies].map(pair => pair.join('=')).join('; ')
    const answer = await shop.api.request('/api/user/sign-ins', { headers: { Cookie: cookie } })
    expect(await answer.json()).toMatchObject({ code: 4001 })
  })

  test('lets each role use its rights, and nothing else', async () => {
    const differences: string[] = []
    for (const role of ROLES) {
      const person = await addMember(shop, `${role}.only@shop.test`, [role])
      for (const endpoint of allDeskEndpoints().filter(({ may }) => may !== 'anyone' && may !== 'staff')) {
        const answer = await person.send(pathOf(endpoint), initOf(endpoint))
        const { reason } = await answer.json()
        const isRefused = reason === 'desk_errors.no_right'
        const rights: readonly string[] = rightsOf([role])
        if (isRefused === rights.includes(String(endpoint.may))) differences.push(`${role} ${endpoint.path}`)
      }
    }
    expect(differences).toEqual([])
  })

  const type = { 'Content-Type': 'application/json' }
  test.each([
    ['a foreign origin', { ...type, Origin: 'http://evil.test' }],
    ['a foreign site', { ...type, 'Sec-Fetch-Site': 'cross-site' }],
    ['a neighboring host', { ...type, 'Sec-Fetch-Site': 'same-site' }],
    ['no origin', { ...type, Origin: '' }],
    ['a form', { 'Content-Type': 'application/x-www-form-urlencoded' }],
    ['plain text', { 'Content-Type': 'text/plain' }],
  ])('refuses a write from %s', async (_, headers) => {
    const body = JSON.stringify({ name: 'Changed', lang: 'en' })
    const answer = await owner.send('/desk/api/me', { method: 'PUT', headers, body })
    expect([answer.status, (await answer.json()).reason]).toEqual([403, 'desk_errors.wrong_origin'])
    expect(await owner.call(door.getMe)).toMatchObject({ name: 'The owner' })
  })

  test('asks for the second factor again before a risky act', async () => {
    await shop.connection.pool.query(
      `update staff_sessions set verified_at = now() - interval '11 minutes' where staff_id = $1`,
      [owner.staffId],
    )
    const invitation = { email: 'new@shop.test', name: 'New', roles: ['sales' as const] }
    await expect(owner.call(inviteStaff, invitation)).rejects.toEqual(reason('desk_errors.step_up_required'))
    await expect(owner.call(door.startFactor, {})).rejects.toEqual(reason('desk_errors.step_up_required'))
    await owner.call(door.stepUp, { code: nextCode(owner) })
    expect(await owner.call(inviteStaff, invitation)).toMatchObject({ state: 'invited', roles: ['sales'] })
    await expect(owner.call(inviteStaff, invitation)).rejects.toEqual(reason('desk_errors.email_taken'))
  })
})

describe('people', () => {
  test('a disabled person is signed out at once and cannot sign in; enabled, they can', async () => {
    const person = await addMember(shop, 'leaver@shop.test', ['sales'])
    await owner.call(actOnStaff, { id: person.staffId, act: 'disable' })
    await expect(person.call(door.getMe)).rejects.toMatchObject({ code: 4001 })
    await expect(signInAgain(shop, person, nextCode(person))).rejects.toMatchObject({ code: 4002 })
    await owner.call(actOnStaff, { id: person.staffId, act: 'enable' })
    expect(await signInAgain(shop, person, nextCode(person))).toBeTruthy()
  })

  test('sessions are listed, and one that is ended answers no more', async () => {
    const person = await addMember(shop, 'twice@shop.test', ['viewer'])
    const other = await signInAgain(shop, person, nextCode(person))
    const sessions = await person.call(door.listOwnSessions)
    expect(sessions.map(({ is_current }) => is_current)).toEqual([false, true])
    await person.call(door.endOwnSession, { id: sessions[0]?.id ?? 0 })
    await expect(other.call(door.getMe)).rejects.toMatchObject({ code: 4001 })
    await expect(owner.call(door.endOwnSession, { id: sessions[1]?.id ?? 0 })).rejects.toMatchObject({
      code: 404,
    })
    await person.call(door.signOut, {})
    expect(person.cookies.has('desk')).toBe(false)
  })

  test('a changed password ends the other sessions', async () => {
    const person = await addMember(shop, 'change@shop.test', ['viewer'])
    const other = await signInAgain(shop, person, nextCode(person))
    const change = { old_password: STAFF_PASSWORD, new_password: 'another-cavity-28' }
    await expect(
      person.call(door.changeOwnPassword, { ...change, old_password: 'wrong-password-1' }),
    ).rejects.toEqual(reason('errors.old_password_wrong'))
    await person.call(door.changeOwnPassword, change)
    await expect(other.call(door.getMe)).rejects.toMatchObject({ code: 4001 })
    expect(await person.call(door.getMe)).toBeTruthy()
  })

  test('two owners edit one person: other fields are kept, the same one is refused with the present state', async () => {
    const second = await addMember(shop, 'second-owner@shop.test', ['owner'])
    const person = await addMember(shop, 'edited@shop.test', ['sales'])
    const id = person.staffId
    const find = async () => (await owner.call(listStaff)).find(known => known.id === id)
    const { rev = 0 } = (await find()) ?? {}
    const renamed = await owner.call(changeStaff, { id, rev, name: 'One' })
    expect(renamed).toMatchObject({ name: 'One', rev: rev + 1 })
    const promoted = await second.call(changeStaff, { id, rev, roles: ['sales', 'warehouse'] })
    expect(promoted).toMatchObject({ name: 'One', roles: ['sales', 'warehouse'] })
    await expect(second.call(changeStaff, { id, rev, name: 'Two' })).rejects.toMatchObject({
      code: 409,
      reason: 'desk_errors.changed_meanwhile',
      details: { data: { name: 'One', rev: rev + 2 } },
    })
    for (const name of ['Three', 'Four']) await owner.call(changeStaff, { id, rev, name })
    await person.call(door.changeMe, { name: 'My own name', lang: 'en' })
    await expect(owner.call(changeStaff, { id, rev: rev + 4, name: 'Five' })).rejects.toMatchObject({
      code: 409,
    })
    expect(await find()).toMatchObject({ name: 'My own name', roles: ['sales', 'warehouse'] })
  })

  test('the last owner stays, also when two owners remove each other at once', async () => {
    const own = await openTestShop()
    try {
      const first = await setUpOwner(own)
      const disable = { id: first.staffId, act: 'disable' as const }
      await expect(first.call(actOnStaff, disable)).rejects.toEqual(reason('desk_errors.last_owner'))
      const demotion = { id: first.staffId, name: 'The owner', roles: ['sales' as const] }
      await expect(first.call(changeStaff, demotion)).rejects.toEqual(reason('desk_errors.last_owner'))
      const second = await addMember(own, 'second@shop.test', ['owner'])
      const both = await Promise.allSettled([
        first.call(actOnStaff, { id: second.staffId, act: 'disable' }),
        second.call(changeStaff, demotion),
      ])
      expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
      const { rows } = await own.connection.pool.query(
        `select id from staff where 'owner' = any(roles) and disabled_at is null`,
      )
      expect(rows).toHaveLength(1)
    } finally {
      await own.close()
    }
  })
})

describe('the audit trail', () => {
  /** By endpoint: how to do it, and the entry it leaves. */
  const ACTS: [Endpoint, string, (person: typeof owner) => Promise<unknown>][] = [
    [door.signIn, 'session.start', person => signInLater(person)],
    [door.changeMe, 'me.change', person => person.call(door.changeMe, { name: 'Renamed', lang: 'de' })],
    [
      door.changeOwnPassword,
      'me.password',
      person =>
        person.call(door.changeOwnPassword, {
          old_password: STAFF_PASSWORD,
          new_password: 'another-cavity-28',
        }),
    ],
    [door.stepUp, 'factor.step_up', person => person.call(door.stepUp, { code: nextCode(person) })],
    [door.startFactor, 'factor.start', person => person.call(door.startFactor, {})],
    [
      door.confirmFactor,
      'factor.confirm',
      person => person.call(door.confirmFactor, { code: codeOf(started.secret) }),
    ],
    [door.endOwnSession, 'session.end', person => person.call(door.endOwnSession, { id: started.sessionId })],
    [door.signOut, 'session.end', person => person.call(door.signOut, {})],
    [
      door.acceptStaffLink,
      'staff.join',
      () => openDesk(shop).call(door.acceptStaffLink, { token: started.token, password: STAFF_PASSWORD }),
    ],
    [
      inviteStaff,
      'staff.invite',
      () => owner.call(inviteStaff, { email: 'i@shop.test', name: 'I', roles: ['viewer'] }),
    ],
    [
      changeStaff,
      'staff.change',
      ({ staffId }) => owner.call(changeStaff, { id: staffId, name: 'Other', roles: ['viewer'] }),
    ],
    [
      markInbox,
      'inbox.done',
      async person => {
        await askForQuote(shop)
        const { rows } = await shop.connection.pool.query('select max(id) as id from rfqs')
        return person.call(markInbox, { kind: 'request', id: rows[0].id, rev: '', act: 'done' })
      },
    ],
    [actOnStaff, 'staff.disable', ({ staffId }) => owner.call(actOnStaff, { id: staffId, act: 'disable' })],
    ...customerActs(() => ({ shop, owner })),
    ...orderActs(() => ({ shop, owner })),
    ...quoteActs(() => ({ shop, owner })),
    ...requestActs(() => ({ shop, owner })),
    ...settingActs(() => ({ shop, owner })),
    [passkeys.addPasskey, 'passkey.add', person => enrol(person)],
    [
      passkeys.renamePasskey,
      'passkey.rename',
      person => person.call(passkeys.renamePasskey, { id: started.passkeyId, name: 'Phone' }),
    ],
    [
      passkeys.removePasskey,
      'passkey.remove',
      person => person.call(passkeys.removePasskey, { id: started.passkeyId }),
    ],
    [
      passkeys.signInWithPasskey,
      'session.start',
      async () => {
        const { call } = openDesk(shop)
        const answer = started.device.sign(await call(passkeys.startPasskeySignIn))
        return call(passkeys.signInWithPasskey, { answer })
      },
    ],
    [
      passkeys.stepUpWithPasskey,
      'factor.step_up',
      async ({ call }) => {
        const answer = started.device.sign(await call(passkeys.startPasskeyStepUp))
        return call(passkeys.stepUpWithPasskey, { answer })
      },
    ],
  ]
  /** The records that some acts need. */
  const started = {
    secret: '',
    sessionId: 0,
    token: '',
    passkeyId: 0,
    device: makeAuthenticator(),
  }

  async function enrol({ call }: typeof owner): Promise<void> {
    started.device = makeAuthenticator()
    const answer = started.device.enrol(await call(passkeys.startPasskey))
    started.passkeyId = (await call(passkeys.addPasskey, { name: 'Laptop', answer })).id
  }

  async function prepare(person: typeof owner): Promise<void> {
    await enrol(person)
    started.secret = (await person.call(door.startFactor, {})).secret
    await signInLater(person)
    started.sessionId = (await person.call(door.listOwnSessions)).find(one => !one.is_current)?.id ?? 0
    started.token = await makeInviteLink(shop.context, person.staffId)
    await shop.connection.pool.query('update staff set totp_step = 0 where id = $1', [person.staffId])
  }

  test('knows all calls that change something', () => {
    // Pasted numbers and chosen lines are too long for an address; looking them up changes nothing.
    const { matchQuoteParts, previewAcceptance } = deskContract.quotes
    const reading: Endpoint[] = [matchQuoteParts, previewAcceptance]
    const writing = allDeskEndpoints().filter(
      endpoint => endpoint.method !== 'GET' && !reading.includes(endpoint),
    )
    expect(new Set(ACTS.map(([endpoint]) => endpoint))).toEqual(new Set(writing))
  })

  // All people of these tests sign in from one address, sooner than it is allowed.
  beforeEach(() => shop.connection.pool.query('truncate allowances'))

  test.each(ACTS)('has exactly one entry for $path: %s', async (_, act, change) => {
    const { pool } = shop.connection
    const person = await addMember(shop, `${act}${Math.random()}@shop.test`, ['sales'])
    await prepare(person)
    await shop.connection.pool.query(
      'update staff_sessions set verified_at = now() where staff_id = any($1)',
      [[person.staffId, owner.staffId]],
    )
    const before = (await listActs(pool)).length
    await change(person)
    // Some acts need an order or a request first, which is an entry of its buyer.
    const added = (await listActs(pool)).slice(before).filter(({ who }) => who !== 'buyer')
    expect(added.map(entry => entry.act)).toEqual([act])
    expect(added[0]?.who).not.toBe('')
  })

  test('has the values before and after', async () => {
    const person = await addMember(shop, 'before@shop.test', ['sales'])
    await owner.call(changeStaff, { id: person.staffId, name: 'The sales', roles: ['viewer', 'content'] })
    const { list } = await owner.call(listAudit, {
      subject_kind: 'staff',
      subject_id: String(person.staffId),
    })
    expect(list[0]).toMatchObject({
      act: 'staff.change',
      staff_id: owner.staffId,
      changes: { roles: [['sales'], ['viewer', 'content']] },
    })
  })

  test('tells a person called shell from the shell', async () => {
    const person = await addMember(shop, 'shell@shop.test', ['viewer'])
    await person.call(door.changeMe, { name: 'shell', lang: 'en' })
    await person.call(door.startFactor, {})
    const { list } = await owner.call(listAudit, { staff_id: person.staffId })
    expect(list[0]).toMatchObject({ who: 'shell', staff_id: person.staffId })
  })

  test('has none for refused acts', async () => {
    const { pool } = shop.connection
    const before = (await listActs(pool)).length
    await expect(owner.call(actOnStaff, { id: 999_999, act: 'disable' })).rejects.toMatchObject({ code: 404 })
    await expect(owner.call(door.stepUp, { code: '000000' })).rejects.toMatchObject({ code: 400 })
    expect((await listActs(pool)).length).toBe(before)
  })

  test('cannot be changed or emptied', async () => {
    const { pool } = shop.connection
    for (const statement of [`update audit set who = 'nobody'`, 'delete from audit', 'truncate audit'])
      await expect(pool.query(statement)).rejects.toThrow('append-only')
  })
})
