import { afterAll, beforeAll, expect, test } from 'vitest'
import { composeMail, plainText } from '../../../../tests/harness/compose-mail.ts'
import { deliverMails } from '../../../../tests/harness/deliver-mails.ts'
import { openDesk, STAFF_PASSWORD, setUpOwner } from '../../../../tests/harness/desk.ts'
import { openTestShop, type TestShop } from '../../../../tests/harness/test-shop.ts'
import { acceptStaffLink } from '../../../contract/desk/door.ts'
import { actOnStaff, inviteStaff } from '../../../contract/desk/staff.ts'
import { LANGS } from '../../../domain/locales.ts'
import { staffMails } from './staff-mails.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

test('an invitation is mailed, and its link leads to the desk', async () => {
  const owner = await setUpOwner(shop)
  const invitation = { email: 'New@Firm.example', name: 'New seller', roles: ['sales' as const] }
  const { id } = await owner.call(inviteStaff, invitation)
  const [mail] = await deliverMails(shop, staffMails, 1)
  expect(mail?.to?.[0]?.address).toBe('New@firm.example')
  const token = /https:\/\/shop\.example\/desk\/invite\?token=([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? ''
  const desk = openDesk(shop)
  const me = await desk.call(acceptStaffLink, { token, password: STAFF_PASSWORD })
  expect(me).toMatchObject({ name: 'New seller', roles: ['sales'], must_set_factor: false })
  await owner.call(actOnStaff, { id, act: 'disable' })
  expect(await composeMail(shop, staffMails, { kind: 'staff_invite', fields: { staff_id: id } })).toBeNull()
})

test.each(LANGS)('is written in %s', async lang => {
  const { rows } = await shop.connection.pool.query(
    `insert into staff (email, email_key, name, lang, roles) values ($1, $1, 'Name', $2, '{sales}') returning id`,
    [`${lang}@shop.test`, lang],
  )
  const mail = await composeMail(shop, staffMails, { kind: 'staff_invite', fields: { staff_id: rows[0].id } })
  expect(plainText(mail)).toMatch(/\/desk\/invite\?token=[\w-]{43}/)
  expect(mail?.lang).toBe(lang)
})
