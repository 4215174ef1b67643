import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeAuthenticator } from '../../../../tests/harness/authenticator.ts'
import {
  addMember,
  type DeskBrowser,
  nextCode,
  openDesk,
  STAFF_PASSWORD,
  setUpOwner,
} from '../../../../tests/harness/desk.ts'
import { operator } from '../../../../tests/harness/operator.ts'
import { openTestShop, type TestShop } from '../../../../tests/harness/test-shop.ts'
import { acceptStaffLink, getMe, signIn, stepUp } from '../../../contract/desk/door.ts'
import * as passkeys from '../../../contract/desk/passkeys.ts'
import { actOnStaff, inviteStaff, listStaff } from '../../../contract/desk/staff.ts'
import { inviteStaff as inviteMember, makeInviteLink } from './index.ts'
import { newChallenge } from './passkey-challenge.ts'

let shop: TestShop
let owner: Awaited<ReturnType<typeof setUpOwner>>
let people = 0

beforeAll(async () => {
  shop = await openTestShop()
  owner = await setUpOwner(shop)
})
afterAll(() => shop.close())

const query = (text: string, values: unknown[] = []) => shop.connection.pool.query(text, values)
const reason = (text: string) => expect.objectContaining({ reason: text })
const wrong = reason('desk_errors.passkey_wrong')
const newPerson = () => addMember(shop, `person${++people}@shop.test`, ['owner'])

async function enrol({ call }: Pick<DeskBrowser, 'call'>, name = 'Office laptop') {
  const device = makeAuthenticator()
  const answer = device.enrol(await call(passkeys.startPasskey))
  return { device, passkey: await call(passkeys.addPasskey, { name, answer }) }
}

/** A browser that has never been here. */
async function signInWith(device: ReturnType<typeof makeAuthenticator>, desk = openDesk(shop)) {
  const answer = device.sign(await desk.call(passkeys.startPasskeySignIn))
  return { desk, me: await desk.call(passkeys.signInWithPasskey, { answer }) }
}

describe('a passkey', () => {
  test('signs in alone, and counts as second factor and as confirmation', async () => {
    const person = await newPerson()
    const { device } = await enrol(person)
    const { desk, me } = await signInWith(device)
    expect(me).toMatchObject({ email: person.email, has_passkey: true, must_set_factor: false })
    // Risky: the passkey has just confirmed the person.
    const invitation = { email: `new${people}@shop.test`, name: 'New', roles: ['sales' as const] }
    expect(await desk.call(inviteStaff, invitation)).toMatchObject({ state: 'invited' })
    expect((await desk.call(passkeys.listPasskeys))[0]).toMatchObject({
      name: 'Office laptop',
      last_used: expect.any(String),
    })
  })

  test('is enough as the only factor of a role that requires one', async () => {
    const desk = openDesk(shop)
    const by = { staffId: null, who: 'shell', network: '' }
    const email = `only${++people}@shop.test`
    const invitation = {
      email,
      name: 'Only',
      roles: ['owner' as const],
      lang: 'en' as const,
      isMailed: false,
    }
    const { id } = await inviteMember({ ...shop.context, by }, invitation)
    const link = { token: await makeInviteLink(shop.context, id), password: STAFF_PASSWORD }
    expect(await desk.call(acceptStaffLink, link)).toMatchObject({ must_set_factor: true })
    const other = openDesk(shop)
    await other.call(signIn, { email, password: STAFF_PASSWORD })
    await enrol(desk)
    expect(await desk.call(getMe)).toMatchObject({
      must_set_factor: false,
      has_factor: true,
      has_code: false,
    })
    expect(await desk.call(listStaff)).toBeTruthy()
    // A session from before the factor has ended, and the password alone opens no new one.
    await expect(other.call(getMe)).rejects.toMatchObject({ code: 4001 })
    await expect(other.call(signIn, { email, password: STAFF_PASSWORD })).rejects.toEqual(
      reason('desk_errors.passkey_required'),
    )
  })

  test('confirms the person again before a risky act', async () => {
    const person = await newPerson()
    const { device } = await enrol(person)
    await query('update staff_sessions set verified_at = null where staff_id = $1', [person.staffId])
    await expect(person.call(passkeys.startPasskey)).rejects.toEqual(reason('desk_errors.step_up_required'))
    const options = await person.call(passkeys.startPasskeyStepUp)
    expect(options.allowCredentials).toMatchObject([{ id: device.id }])
    await person.call(passkeys.stepUpWithPasskey, { answer: device.sign(options) })
    expect(await person.call(passkeys.startPasskey)).toBeTruthy()
  })

  test('is renamed and removed by its owner only', async () => {
    const person = await newPerson()
    const { passkey, device } = await enrol(person)
    const { id } = passkey
    await expect(owner.call(passkeys.renamePasskey, { id, name: 'Mine' })).rejects.toMatchObject({
      code: 404,
    })
    await expect(owner.call(passkeys.removePasskey, { id })).rejects.toMatchObject({ code: 404 })
    expect(await person.call(passkeys.renamePasskey, { id, name: 'Phone' })).toMatchObject({ name: 'Phone' })
    await person.call(passkeys.removePasskey, { id })
    expect(await person.call(passkeys.listPasskeys)).toEqual([])
    expect(await person.call(getMe)).toMatchObject({ has_passkey: false, has_code: true })
    await expect(signInWith(device)).rejects.toEqual(wrong)
  })

  test('is gone when an owner resets the factor, or the shell', async () => {
    for (const reset of [
      (id: number) => owner.call(actOnStaff, { id, act: 'reset_factor' }),
      async (id: number) => {
        const { rows } = await query('select email from staff where id = $1', [id])
        await operator(shop, 'staff', 'reset-factor', rows[0].email)
      },
    ]) {
      const person = await newPerson()
      const { device } = await enrol(person)
      await query('update staff_sessions set verified_at = now()')
      await reset(person.staffId)
      await expect(signInWith(device)).rejects.toEqual(wrong)
      const me = await openDesk(shop).call(signIn, { email: person.email, password: STAFF_PASSWORD })
      expect(me).toMatchObject({ has_factor: false, must_set_factor: true })
    }
  })
})

test('attempts at the same address lock out neither a known browser nor a passkey', async () => {
  const person = await newPerson()
  const { device } = await enrol(person)
  const stranger = openDesk(shop)
  const answer = { ...makeAuthenticator().sign(await stranger.call(passkeys.startPasskeySignIn)), id: 'AAAA' }
  const attempt = () =>
    stranger.call(passkeys.signInWithPasskey, { answer: { ...answer, rawId: 'AAAA' } }).then(
      () => 200,
      error => error.code,
    )
  const codes: number[] = []
  while (codes.length < 220 && codes.at(-1) !== 429) codes.push(await attempt())
  expect(codes.at(-1)).toBe(429)
  expect((await signInWith(device, person)).me).toMatchObject({ email: person.email })
  const typed = { email: person.email, password: STAFF_PASSWORD, code: nextCode(person) }
  expect(await person.call(signIn, typed)).toMatchObject({ email: person.email })
  await query('truncate allowances')
})

describe('refused is', () => {
  test('an answer that was used before, and one that is too old', async () => {
    const { device } = await enrol(await newPerson())
    const desk = openDesk(shop)
    const answer = device.sign(await desk.call(passkeys.startPasskeySignIn))
    await desk.call(passkeys.signInWithPasskey, { answer })
    await expect(openDesk(shop).call(passkeys.signInWithPasskey, { answer })).rejects.toEqual(wrong)
    const late = device.sign(await desk.call(passkeys.startPasskeySignIn))
    await query(`update staff_challenges set ends_at = ends_at - interval '5 minutes'`)
    await expect(desk.call(passkeys.signInWithPasskey, { answer: late })).rejects.toEqual(wrong)
  })

  test.each([
    ['another origin', { origin: 'http://evil.test' }],
    ['another port', { origin: 'http://shop.test:81' }],
    ['another site', { rpId: 'evil.test' }],
    ['a device that has not verified the person', { isVerified: false }],
    ['a copied device', { counter: 1 }],
  ])('%s', async (_, changes) => {
    const person = await newPerson()
    const { device } = await enrol(person)
    await signInWith(device)
    const desk = openDesk(shop)
    const answer = device.sign(await desk.call(passkeys.startPasskeySignIn), changes)
    await expect(desk.call(passkeys.signInWithPasskey, { answer })).rejects.toEqual(wrong)
    expect(desk.cookies.has('desk')).toBe(false)
    if ('counter' in changes) return
    const created = makeAuthenticator().enrol(await person.call(passkeys.startPasskey), changes)
    await expect(person.call(passkeys.addPasskey, { name: 'N', answer: created })).rejects.toEqual(wrong)
  })

  test('a challenge for something else, or of another session', async () => {
    const person = await newPerson()
    const other = await newPerson()
    const { device } = await enrol(person)
    const desk = openDesk(shop)
    const forStepUp = device.sign(await person.call(passkeys.startPasskeyStepUp))
    await expect(desk.call(passkeys.signInWithPasskey, { answer: forStepUp })).rejects.toEqual(wrong)
    const forSignIn = device.sign(await desk.call(passkeys.startPasskeySignIn))
    await expect(person.call(passkeys.stepUpWithPasskey, { answer: forSignIn })).rejects.toEqual(wrong)
    const others = makeAuthenticator().enrol(await other.call(passkeys.startPasskey))
    await expect(person.call(passkeys.addPasskey, { name: 'N', answer: others })).rejects.toEqual(wrong)
  })

  test('another person’s passkey as confirmation, and as an own one', async () => {
    const person = await newPerson()
    const other = await newPerson()
    const { device } = await enrol(other)
    const answer = device.sign(await person.call(passkeys.startPasskeyStepUp))
    await expect(person.call(passkeys.stepUpWithPasskey, { answer })).rejects.toEqual(wrong)
    const stolen = device.enrol(await person.call(passkeys.startPasskey))
    await expect(person.call(passkeys.addPasskey, { name: 'N', answer: stolen })).rejects.toEqual(wrong)
  })

  test('a signature of another key', async () => {
    const { device } = await enrol(await newPerson())
    const desk = openDesk(shop)
    const options = await desk.call(passkeys.startPasskeySignIn)
    const answer = { ...makeAuthenticator().sign(options), id: device.id, rawId: device.id }
    await expect(desk.call(passkeys.signInWithPasskey, { answer })).rejects.toEqual(wrong)
  })

  test('a challenge that no database could hold', async () => {
    const { device } = await enrol(await newPerson())
    const desk = openDesk(shop)
    const answer = device.sign(await desk.call(passkeys.startPasskeySignIn))
    const clientDataJSON = Buffer.from('{"challenge":"\\u0000"}').toString('base64url')
    const forged = { ...answer, response: { ...answer.response, clientDataJSON } }
    await expect(desk.call(passkeys.signInWithPasskey, { answer: forged })).rejects.toEqual(wrong)
  })

  test('a session that was ended while the challenge was made', async () => {
    const { db } = shop.connection
    const made = newChallenge(db, { purpose: 'step_up', sessionId: 2_000_000_000 })
    await expect(made).rejects.toMatchObject({ code: 4001 })
  })

  test('a disabled person', async () => {
    const person = await newPerson()
    const { device } = await enrol(person)
    await query('update staff set disabled_at = now() where id = $1', [person.staffId])
    await expect(signInWith(device)).rejects.toMatchObject({ code: 4002 })
  })

  test('a session that tries too often', async () => {
    const person = await newPerson()
    const { device } = await enrol(person)
    const codes: number[] = []
    for (let n = 0; n < 21; n++) {
      const answer = device.sign({ challenge: `none${n}` })
      codes.push(
        await person.call(passkeys.stepUpWithPasskey, { answer }).then(
          () => 200,
          error => error.code,
        ),
      )
    }
    expect([codes[0], codes.at(-1)]).toEqual([400, 429])
    // Codes are counted together with passkeys.
    await expect(person.call(stepUp, { code: nextCode(person) })).rejects.toMatchObject({ code: 429 })
  })
})
