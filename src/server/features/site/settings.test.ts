import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { composeMail, plainText } from '../../../../tests/harness/compose-mail.ts'
import { addMember, setUpOwner } from '../../../../tests/harness/desk.ts'
import { openTestShop, type TestShop } from '../../../../tests/harness/test-shop.ts'
import * as desk from '../../../contract/desk/settings.ts'
import { getConfig, listLanguages } from '../../../contract/shop/site.ts'
import { SETTING_SECTION_IDS, SETTING_SECTIONS } from '../../../domain/setting-sections.ts'
import { createShop } from '../../shop.ts'
import { listStaffSettings, setSetting, siteMails } from './index.ts'

type Member = Awaited<ReturnType<typeof addMember>>

let shop: TestShop
let owner: Member
let manager: Member
let content: Member

beforeAll(async () => {
  shop = await openTestShop()
  owner = await setUpOwner(shop)
  manager = await addMember(shop, 'manager@shop.test', ['manager'])
  content = await addMember(shop, 'content@shop.test', ['content'])
})
afterAll(() => shop.close())

const reason = (text: string) => expect.objectContaining({ reason: text })

async function sectionOf(member: Member, id: desk.SettingSection['id']): Promise<desk.SettingSection> {
  const found = (await member.call(desk.listSettings)).find(section => section.id === id)
  if (!found) throw new Error(`no section ${id}`)
  return found
}

const settingOf = ({ fields }: desk.SettingSection, name: string) =>
  fields.find(field => field.name === name)?.value

type Section = Exclude<desk.SettingSection['id'], 'bank'>
const save = (member: Member, section: Section, rev: number, values: Record<string, string | null>) =>
  member.call(desk.saveSection, { section, rev, values })

async function audited(act = 'settings.save') {
  const { rows } = await shop.connection.pool.query(
    'select who, subject_id, changes from audit where act = $1 order by id',
    [act],
  )
  return rows
}

describe('sections', () => {
  test('hold every setting of the shell, each once', async () => {
    const names = SETTING_SECTION_IDS.flatMap(id => [...SETTING_SECTIONS[id]])
    const known = (await listStaffSettings(shop.connection)).map(({ name }) => name)
    expect([...names].sort()).toEqual([...known].sort())
  })

  test('are read by the content role, and changed by others only', async () => {
    expect(settingOf(await sectionOf(content, 'orders'), 'unpaid_hours')).toBe('72')
    await expect(save(content, 'company', 0, { contact_tel: '1' })).rejects.toEqual(
      reason('desk_errors.no_right'),
    )
    const seller = await addMember(shop, 'sales@shop.test', ['sales'])
    await expect(seller.call(desk.listSettings)).rejects.toEqual(reason('desk_errors.no_right'))
  })

  test('a save reaches every process within a second, with one audit entry', async () => {
    const other = createShop({ ...shop.parts, ...shop.store })
    try {
      const { rev } = await sectionOf(manager, 'company')
      const before = await audited()
      const started = Date.now()
      const saved = await save(manager, 'company', rev, {
        company_name: 'Example Parts Ltd',
        contact_tel: '+49 30 1',
      })
      expect(saved.rev).toBeGreaterThan(rev)
      expect(saved.changed).toMatchObject({ who: 'The manager', is_staff: true })
      for (const served of [shop, other])
        await expect
          .poll(async () => (await (await served.api.request(getConfig.path)).json()).data.company_name)
          .toBe('Example Parts Ltd')
      expect(Date.now() - started).toBeLessThan(10_000)
      expect((await audited()).slice(before.length)).toEqual([
        {
          who: 'The manager',
          subject_id: 'company',
          changes: {
            company_name: ['Chipfront', 'Example Parts Ltd'],
            contact_tel: [expect.any(String), '+49 30 1'],
          },
        },
      ])
    } finally {
      await other.close()
    }
  })

  test('an emptied field is not set any more', async () => {
    const { rev } = await sectionOf(manager, 'company')
    const set = await save(manager, 'company', rev, { socialize_youtube: 'https://youtube.com/@x' })
    const emptied = await save(manager, 'company', set.rev, { socialize_youtube: '' })
    expect(emptied.fields.find(({ name }) => name === 'socialize_youtube')).toMatchObject({
      value: '',
      is_set: false,
    })
  })

  test('errors are beside their fields, and nothing is saved', async () => {
    const { rev } = await sectionOf(manager, 'company')
    const wrong = save(manager, 'company', rev, { contact_email: 'nobody', contact_tel: '2' })
    await expect(wrong).rejects.toMatchObject({
      code: 400,
      details: { fields: { contact_email: { text: 'Enter one email address, without a name.' } } },
    })
    expect(settingOf(await sectionOf(manager, 'company'), 'contact_tel')).not.toBe('2')
    const zone = { countries: ['DE', 'XX'], fee: -1, per_half_kg: 1, min_days: 1, max_days: 2 }
    const rates = JSON.stringify([{ id: 'van', carrier: 'Van', service: '', zones: [zone] }])
    const shipping = save(manager, 'shipping', 0, { shipping_rates: rates })
    await expect(shipping).rejects.toMatchObject({
      details: {
        fields: {
          'shipping_rates.0.zones.0.countries': expect.anything(),
          'shipping_rates.0.zones.0.fee': expect.anything(),
        },
      },
    })
  })

  test('a setting of another section is refused, the bank account too', async () => {
    for (const name of ['unpaid_hours', 'bank.account_number', 'nothing'])
      await expect(save(manager, 'company', 0, { [name]: '1' })).rejects.toMatchObject({ code: 400 })
    const { status } = await owner.send('/desk/api/settings/sections/bank', {
      method: 'PUT',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ rev: 0, values: {} }),
    })
    expect(status).toBe(400)
  })

  test('a logo that the shop does not have is refused', async () => {
    const missing = save(manager, 'logos', 0, { logo_head: `/files/${'0'.repeat(64)}.png` })
    await expect(missing).rejects.toMatchObject({ details: { fields: { logo_head: expect.anything() } } })
  })
})

describe('two editors', () => {
  test('of different fields both keep their change', async () => {
    const seen = await sectionOf(manager, 'orders')
    await save(manager, 'orders', seen.rev, { unpaid_hours: '48' })
    const after = await save(owner, 'orders', seen.rev, { received_days: '20' })
    expect(settingOf(after, 'unpaid_hours')).toBe('48')
    expect(settingOf(after, 'received_days')).toBe('20')
  })

  test('of the same field: the second sees the other value and chooses', async () => {
    const seen = await sectionOf(manager, 'orders')
    await save(manager, 'orders', seen.rev, { unpaid_hours: '24' })
    const late = save(owner, 'orders', seen.rev, { unpaid_hours: '96', confirming_days: '9' })
    const refused = await late.catch(error => error)
    expect(refused).toMatchObject({ code: 409, reason: 'desk_settings.errors.changed' })
    const told = desk.SettingConflicts.parse(refused.details.data)
    expect(told.conflicts).toMatchObject([{ name: 'unpaid_hours', value: '24', who: 'The manager' }])
    expect(settingOf(await sectionOf(owner, 'orders'), 'confirming_days')).toBe('10')
    const chosen = await save(owner, 'orders', told.rev, { unpaid_hours: '96', confirming_days: '9' })
    expect(settingOf(chosen, 'unpaid_hours')).toBe('96')
  })

  test('one person saving ten times with the first revision never meets a conflict', async () => {
    const { rev } = await sectionOf(owner, 'orders')
    for (let hours = 30; hours < 40; hours++)
      await save(owner, 'orders', rev, { unpaid_hours: String(hours) })
    expect(settingOf(await sectionOf(owner, 'orders'), 'unpaid_hours')).toBe('39')
  })

  test('a change from a shell counts as another person’s', async () => {
    const { rev } = await sectionOf(owner, 'orders')
    await setSetting(shop.connection, 'order_prefix', 'SH')
    await expect(save(owner, 'orders', rev, { order_prefix: 'DK' })).rejects.toMatchObject({ code: 409 })
    expect((await audited()).at(-1)).toMatchObject({ who: 'shell', changes: { order_prefix: ['CF', 'SH'] } })
  })

  test('who save at once do not lose a change', async () => {
    const { rev } = await sectionOf(owner, 'tags')
    const saves = [
      save(owner, 'tags', rev, { google_measurement_id: 'G-1' }),
      save(manager, 'tags', rev, { google_tagmanager_id: 'GTM-1' }),
      save(owner, 'tags', rev, { trustpilot_template_id: 'a' }),
      save(manager, 'tags', rev, { trustpilot_businessunit_id: 'b' }),
    ]
    await Promise.all(saves)
    const { fields } = await sectionOf(owner, 'tags')
    expect(fields.map(({ value }) => value).sort()).toEqual(['G-1', 'GTM-1', 'a', 'b'])
  })
})

describe('the bank account', () => {
  const change = async (member: Member, number: string) =>
    member.call(desk.saveBank, {
      rev: (await sectionOf(owner, 'bank')).rev,
      values: { 'bank.account_number': number },
    })

  test('is not changed without the right, nor without a fresh second factor', async () => {
    await expect(change(manager, '1')).rejects.toEqual(reason('desk_errors.no_right'))
    await shop.connection.pool.query(
      `update staff_sessions set verified_at = now() - interval '11 minutes' where staff_id = $1`,
      [owner.staffId],
    )
    const refused = change(owner, '1')
    await expect(refused).rejects.toEqual(reason('desk_errors.step_up_required'))
    await expect(refused).rejects.toMatchObject({ code: 403 })
    expect(await owner.call(desk.getNotices)).toMatchObject({ bank_changed: null })
    await shop.connection.pool.query('update staff_sessions set verified_at = now() where staff_id = $1', [
      owner.staffId,
    ])
  })

  test('mails every owner, once, with the old value, and is announced for 72 hours', async () => {
    await addMember(shop, 'second@shop.test', ['owner'])
    const { rows: known } = await shop.connection.pool.query('select count(*)::int as count from audit')
    await change(owner, '123-456')
    const { rows: acts } = await shop.connection.pool.query(
      'select act, changes from audit order by id offset $1',
      [known[0].count],
    )
    expect(acts).toEqual([
      { act: 'settings.save', changes: { 'bank.account_number': ['000-000000-000', '123-456'] } },
    ])
    const { rows } = await shop.connection.pool.query(
      `select recipient from mails where kind = 'bank_changed' order by recipient`,
    )
    expect(rows).toEqual([{ recipient: 'owner@shop.test' }, { recipient: 'second@shop.test' }])
    expect(await content.call(desk.getNotices)).toMatchObject({
      bank_changed: { who: 'The owner', is_staff: true },
    })
    await shop.connection.pool.query(`update setting_revs set changed_at = now() - interval '73 hours'`)
    expect(await content.call(desk.getNotices)).toMatchObject({ bank_changed: null })
  })

  test('changed from a shell mails the owners, too; saving it unchanged does not', async () => {
    const mails = async () => {
      const { rows } = await shop.connection.pool.query(`select from mails where kind = 'bank_changed'`)
      return rows.length
    }
    const before = await mails()
    await setSetting(shop.connection, 'bank.account_number', '777')
    expect(await mails()).toBe(before + 2)
    await setSetting(shop.connection, 'bank.account_number', '777')
    expect(await mails()).toBe(before + 2)
    expect(await owner.call(desk.getNotices)).toMatchObject({ bank_changed: { is_staff: false } })
  })
})

describe('the addresses of the shop', () => {
  const change = async (name: string, value: string) =>
    save(manager, 'company', (await sectionOf(manager, 'company')).rev, { [name]: value })
  const verify = (age: string) =>
    shop.connection.pool.query(
      `update staff_sessions set verified_at = now() - $1::interval where staff_id = $2`,
      [age, manager.staffId],
    )

  test.each([
    ['contact_email', 'new@shop.test'],
    ['website_home', 'https://other.test'],
    ['website_admin', 'https://desk.other.test'],
  ])('%s needs a fresh second factor, mails every owner and is announced', async (name, value) => {
    await shop.connection.pool.query(`delete from mails where kind = 'addresses_changed'`)
    await verify('11 minutes')
    await expect(change(name, value)).rejects.toEqual(reason('desk_errors.step_up_required'))
    await change('contact_tel', `+1 ${value.length}`)
    await verify('0 minutes')
    await change(name, value)
    const { rows } = await shop.connection.pool.query(
      `select recipient, fields from mails where kind = 'addresses_changed' order by recipient`,
    )
    expect(rows.map(({ recipient }) => recipient)).toEqual(['owner@shop.test', 'second@shop.test'])
    const mail = await composeMail(shop, siteMails, { kind: 'addresses_changed', fields: rows[0].fields })
    expect(plainText(mail)).toContain(`now: ${value}`)
    expect(await content.call(desk.getNotices)).toMatchObject({ addresses_changed: { who: 'The manager' } })
  })
})

describe('shipping', () => {
  test('computes the cost of 1.2 kg to Germany with the saved rates', async () => {
    const { rev } = await sectionOf(manager, 'shipping')
    const zone = { fee: 20, per_half_kg: 5.5, min_days: 1, max_days: 2 }
    const rates = [
      { id: 'van', carrier: 'Van', service: 'Day', zones: [{ ...zone, countries: ['DE'] }] },
      { id: 'plane', carrier: 'Plane', service: '', zones: [{ ...zone, countries: ['*'], fee: 9 }] },
    ]
    await save(manager, 'shipping', rev, { shipping_rates: JSON.stringify(rates) })
    const ask = (source: 'cart' | 'buy_now') =>
      content.call(desk.getShippingCost, { country: 'DE', weight_grams: 1_200, source })
    await expect
      .poll(() => ask('cart'))
      .toEqual([
        { id: 'plane', carrier: 'Plane', service: '', fee: 14.5, min_days: 1, max_days: 2 },
        { id: 'van', carrier: 'Van', service: 'Day', fee: 25.5, min_days: 1, max_days: 2 },
      ])
    expect((await ask('buy_now')).map(({ fee }) => fee)).toEqual([20, 31])
    const wrong = await content.send('/desk/api/settings/shipping-cost?country=XX&weight_grams=1')
    expect(wrong.status).toBe(400)
  })
})

describe('languages', () => {
  test('are offered in the saved order; English stays', async () => {
    const { rev } = await sectionOf(manager, 'languages')
    await save(manager, 'languages', rev, { languages: 'de, en, ar' })
    await expect
      .poll(async () => (await shop.call()(listLanguages)).map(({ lang }) => lang))
      .toEqual(['de', 'en', 'ar'])
    for (const wrong of ['de', 'en, de, de', 'en, xx'])
      await expect(save(manager, 'languages', rev, { languages: wrong })).rejects.toMatchObject({ code: 400 })
    const all = await save(manager, 'languages', rev, { languages: null })
    expect(settingOf(all, 'languages')).toContain('zh')
  })
})

describe('texts of a page for search engines', () => {
  const place = { path: '/about', lang: 'de' } as const

  test('are saved field by field, and removed', async () => {
    const first = await manager.call(desk.saveSeoEntry, { ...place, rev: 0, title: 'Über uns' })
    await owner.call(desk.saveSeoEntry, { ...place, rev: 0, description: 'Wer wir sind' })
    expect(await content.call(desk.listSeoEntries)).toMatchObject([
      { ...place, title: 'Über uns', description: 'Wer wir sind' },
    ])
    await expect(owner.call(desk.saveSeoEntry, { ...place, rev: 0, title: 'Wir' })).rejects.toMatchObject({
      code: 409,
    })
    await manager.call(desk.saveSeoEntry, { ...place, rev: first.rev, title: 'Firma' })
    const unchanged = await manager.call(desk.saveSeoEntry, { ...place, rev: first.rev })
    expect(unchanged).toMatchObject({ title: 'Firma', description: 'Wer wir sind' })
    await manager.call(desk.removeSeoEntry, place)
    expect(await content.call(desk.listSeoEntries)).toEqual([])
    await expect(manager.call(desk.removeSeoEntry, place)).rejects.toMatchObject({ code: 404 })
    expect(await audited('seo.save')).toHaveLength(3)
    expect(await audited('seo.remove')).toHaveLength(1)
  })

  test('need a path without language', async () => {
    const wrong = manager.call(desk.saveSeoEntry, { path: '/de/about', lang: 'de', rev: 0, title: 'x' })
    await expect(wrong).rejects.toMatchObject({ details: { fields: { path: expect.anything() } } })
  })
})
