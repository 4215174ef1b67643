import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { operator } from '../../tests/harness/operator.ts'
import { openTestShop, type TestShop } from '../../tests/harness/test-shop.ts'
import { listShipping } from '../contract/shop/orders.ts'
import { listPayMethods } from '../contract/shop/payments.ts'
import { getConfig } from '../contract/shop/site.ts'
import { getTradeSettings } from '../server/features/site/index.ts'
import { CommandError, UsageError } from './command.ts'

const folder = mkdtempSync(join(tmpdir(), 'chipfront-config-'))
let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(async () => {
  await shop.close()
  rmSync(folder, { recursive: true, force: true })
})
beforeEach(() =>
  shop.connection.pool.query(`delete from settings where name not like 'bank%' and name <> 'company_name'`),
)

const config = (...typed: string[]) => operator(shop, 'config', ...typed)

function write(name: string, content: string): string {
  const file = join(folder, name)
  writeFileSync(file, content)
  return file
}

const RATE = {
  ...{ id: 'van', carrier: 'Van', service: 'Next day' },
  zones: [{ countries: ['DE', 'AT'], fee: 5.5, per_half_kg: 1, min_days: 1, max_days: 2 }],
}

describe('config list', () => {
  test('lists every setting with its value and origin', async () => {
    await config('set', 'contact_tel', '+49 30 1234567')
    const list = await config('list')
    expect(list).toMatch(/^NAME +FROM +VALUE\n/)
    expect(list).toMatch(/^contact_tel +set +\+49 30 1234567$/m)
    expect(list).toMatch(/^unpaid_hours +default +72$/m)
    expect(list).toMatch(/^pay_methods +default +paypal, card, bank$/m)
    expect(list).toMatch(/^seo\.title +default$/m)
    expect(list).toMatch(/^bank\.account_number +set +000-000000-000$/m)
    expect(list).toMatch(/^shipping_rates +default +\[ \{ "id": "dhl-express".{0,60}…$/m)
    expect(list).not.toMatch(/^demo /m)
  })

  test('reports an invalid value in the database', async () => {
    await shop.connection.pool.query(`insert into settings values ('unpaid_hours', 'soon')`)
    expect(await config('list')).toMatch(/^unpaid_hours +default \(invalid value\) +72$/m)
    await expect(config('get', 'unpaid_hours')).rejects.toThrow('must be a whole number from 1 to 1440')
  })
})

describe('config set', () => {
  test('takes effect in the running shop at once', async () => {
    const call = shop.call()
    const shippers = async () => (await call(listShipping, { country: 'AT' })).list.map(({ id }) => id)
    expect(await shippers()).not.toContain('van')
    expect(await config('set', 'shipping_rates', '--file', write('r.json', JSON.stringify([RATE])))).toBe(
      'shipping_rates is set.\n',
    )
    await expect.poll(shippers).toEqual(['van'])
    const isEnabled = async () => (await call(listPayMethods)).find(({ id }) => id === 'bank')?.enabled
    expect(await isEnabled()).toBe(true)
    await config('set', 'pay_methods', 'paypal, card')
    await expect.poll(isEnabled).toBe(false)
    await config('set', 'seo.title', 'Parts for everyone')
    await expect.poll(async () => (await call(getConfig)).seo.title).toBe('Parts for everyone')
    expect(await config('unset', 'shipping_rates')).toBe('shipping_rates is back to its default.\n')
    await expect.poll(shippers).toContain('dhl-express')
  })

  test('changes each limit of the trade', async () => {
    await config('set', 'unpaid_hours', '71')
    await config('set', 'unproven_hold_minutes', '72')
    await config('set', 'unproven_orders_max', '73')
    await config('set', 'unproven_value_max', '74')
    await config('set', 'unproven_lines_max', '575')
    await config('set', 'confirming_days', '26')
    await config('set', 'received_days', '77')
    expect(await getTradeSettings(shop.connection.db)).toMatchObject({
      unpaidHours: 71,
      unprovenHoldMinutes: 72,
      unprovenOrdersMax: 73,
      unprovenValueMax: 74,
      unprovenLinesMax: 575,
      confirmingDays: 26,
      receivedDays: 77,
    })
  })

  test('accepts a logo that the shop serves, or one at another URL', async () => {
    expect(await config('set', 'logo_head', '/favicon.svg?v=2')).toBe('logo_head is set.\n')
    expect(await config('set', 'logo_head', 'https://cdn.example/logo.png')).toBe('logo_head is set.\n')
    await config('unset', 'logo_head')
  })

  test('the output of get can be set again', async () => {
    const shown = await config('get', 'shipping_rates')
    expect(shown).toContain('"countries": ["CN", "HK", "TW"]')
    await config('set', 'shipping_rates', '--file', write('again.json', `\ufeff${shown}`))
    expect(await config('get', 'shipping_rates')).toBe(shown)
    await config('set', 'unpaid_hours', '24')
    expect(await config('get', 'unpaid_hours')).toBe('24\n')
    await config('set', 'bank.note', '--file', write('note.txt', 'First line\nsecond line\n'))
    expect(await config('get', 'bank.note')).toBe('First line\nsecond line\n')
  })

  const rates = (zone: object) => JSON.stringify([{ ...RATE, zones: [{ ...RATE.zones[0], ...zone }] }])
  test.each([
    ['shipping_rates', '[{', 'is not JSON'],
    ['shipping_rates', '[]', 'must have at least one service'],
    ['shipping_rates', rates({ fee: -1 }), 'at [0].zones[0].fee: '],
    ['shipping_rates', rates({ countries: ['DE', 'XX'] }), 'at [0].zones[0].countries[1]: is no country'],
    ['shipping_rates', rates({ min_days: 3 }), 'at [0].zones[0]: min_days is more than max_days'],
    ['shipping_rates', JSON.stringify([RATE, RATE]), 'an id is there twice'],
    ['shipping_rates', JSON.stringify([{ ...RATE, carrier: '' }]), 'at [0].carrier: '],
    ['pay_methods', 'paypal, cash', 'at [1]: cash is none of paypal, card, bank'],
    ['pay_methods', ',', 'must name at least one way to pay'],
    ['unpaid_hours', '0', 'must be a whole number from 1 to 1440'],
    ['unpaid_hours', '1.5', 'must be a whole number from 1 to 1440'],
    ['received_days', '400', 'must be a whole number from 1 to 365'],
    ['order_prefix', 'cf', 'must be 1 to 4 capital letters or digits, the first one a letter'],
    ['order_prefix', '1A', 'must be 1 to 4 capital letters or digits, the first one a letter'],
    ['order_prefix', 'CHIPS', 'must be 1 to 4 capital letters or digits, the first one a letter'],
    ['order_prefix', '', 'must be 1 to 4 capital letters or digits, the first one a letter'],
    ['bank.account_number', 'x'.repeat(201), 'must have up to 200 characters'],
    ['contact_email', 'Sales <sales@example.com>', 'must be one email address, without a name'],
    ['socialize_facebook', 'javascript:alert(1)', 'must begin with http:// or https://'],
    ['logo_head', '/no-such-logo.svg', 'the shop has no image /no-such-logo.svg'],
    ['logo_foot', '/../package.json', 'the shop has no image /../package.json'],
    ['contact_weChat_img', '/news', 'the shop has no image /news'],
    ['logo_head', '//evil.example/x.png', 'must begin with https:// or /'],
    ['google_measurement_id', 'G-1"><script>', 'must be letters, digits and dashes'],
    ['company_name', 'Two\nlines', 'must be one line'],
  ])('%s rejects %j and says why', async (name, value, problem) => {
    const before = await config('get', name)
    const typed = config('set', name, '--file', write('value', value))
    await expect(typed).rejects.toBeInstanceOf(CommandError)
    await expect(typed).rejects.toThrow(`${name} was not changed: ${problem}`)
    expect(await config('get', name)).toBe(before)
  })

  test('reports a missing file', async () => {
    await expect(config('set', 'shipping_rates', '--file', join(folder, 'none'))).rejects.toThrow(
      'no such file or folder',
    )
  })
})

describe('arguments', () => {
  test.each(['get', 'set', 'unset'])('%s of an unknown setting points to the list', async name => {
    const typed = config(name, 'colour\u001b', ...(name === 'set' ? ['red'] : []))
    await expect(typed).rejects.toBeInstanceOf(CommandError)
    await expect(typed).rejects.toThrow('unknown setting “colour�”; run npx chipfront config list')
  })

  test('a setting that was not set can be unset', async () => {
    expect(await config('unset', 'received_days')).toBe('received_days was not set.\n')
  })

  test.each([
    [[], 'config takes one of list, get, set, unset'],
    [['list', 'x'], 'config list takes no arguments'],
    [['get'], 'config get takes one NAME'],
    [['set', 'contact_tel'], 'config set takes one NAME, and either a VALUE or --file FILE'],
    [
      ['set', 'contact_tel', '1', '--file', 'x'],
      'config set takes one NAME, and either a VALUE or --file FILE',
    ],
    [['unset', 'contact_tel', '--file', 'x'], 'config unset has no option --file'],
  ])('%j is wrong usage', async (typed, message) => {
    const wrong = config(...typed)
    await expect(wrong).rejects.toBeInstanceOf(UsageError)
    await expect(wrong).rejects.toThrow(message)
  })
})
