import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { emptyTables } from '../../../../tests/harness/empty-tables.ts'
import { becomeUser } from '../../../../tests/harness/people.ts'
import { openTestShop, type TestShop } from '../../../../tests/harness/test-shop.ts'
import { addAddress, deleteAddress, listAddresses, modifyAddress } from '../../../contract/shop/addresses.ts'
import type { Call } from '../../../contract/wire/call.ts'
import { LIMITS } from '../../../domain/limits.ts'

let shop: TestShop
let call: Call
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())
beforeEach(async () => {
  await emptyTables(shop.connection.pool, 'users', 'mails', 'allowances')
  ;({ call } = await becomeUser(shop))
})

const office = {
  contact_name: 'Goods in',
  address_line1: 'Musterstraße 1',
  address_line2: '2nd yard',
  city: 'Berlin',
  state: 'Berlin',
  postal_code: '10115',
  country: 'DE',
  telephone: '+49 30 1234567',
  is_default_shipping: false,
  is_default_billing: false,
}

describe('saved addresses', () => {
  test('are returned as typed, trimmed', async () => {
    const saved = await call(addAddress, { ...office, city: '  Berlin ' })
    expect(saved).toEqual({ ...office, id: saved.id })
    expect(await call(listAddresses)).toEqual([saved])
  })

  test('have one default of each kind; a new one replaces it', async () => {
    const first = await call(addAddress, { ...office, is_default_shipping: true, is_default_billing: true })
    const second = await call(addAddress, { ...office, is_default_shipping: true })
    const third = await call(modifyAddress, { ...office, id: second.id, is_default_billing: true })
    const defaults = (await call(listAddresses)).map(address => [
      address.id,
      address.is_default_shipping,
      address.is_default_billing,
    ])
    expect(third.is_default_shipping).toBe(false)
    expect(defaults).toEqual([
      [second.id, false, true],
      [first.id, false, false],
    ])
  })

  test('keep one default when two are set at the same moment', async () => {
    const wanted = { ...office, is_default_shipping: true, is_default_billing: true }
    await Promise.all(Array.from({ length: 8 }, () => call(addAddress, wanted)))
    const list = await call(listAddresses)
    expect(list).toHaveLength(8)
    expect(list.filter(address => address.is_default_shipping)).toHaveLength(1)
    expect(list.filter(address => address.is_default_billing)).toHaveLength(1)
  })

  test('are deleted', async () => {
    const { id } = await call(addAddress, office)
    expect(await call(deleteAddress, { id })).toBeNull()
    expect(await call(listAddresses)).toEqual([])
    await expect(call(deleteAddress, { id })).rejects.toMatchObject({ code: 404 })
  })

  test('are limited to fifty, also with concurrent requests', async () => {
    const outcomes = await Promise.allSettled(
      Array.from({ length: LIMITS.addressesPerUser + 5 }, () => call(addAddress, office)),
    )
    const refused = outcomes.filter(outcome => outcome.status === 'rejected')
    expect(refused).toHaveLength(5)
    expect(refused[0]?.reason).toMatchObject({ code: 409 })
    expect(await call(listAddresses)).toHaveLength(LIMITS.addressesPerUser)
  })

  test('of another customer cannot be seen, changed, deleted or unset as default', async () => {
    const theirs = await call(addAddress, { ...office, is_default_shipping: true })
    const { call: stranger } = await becomeUser(shop, { email: 'other@example.com' })
    expect(await stranger(listAddresses)).toEqual([])
    const change = { ...office, id: theirs.id, city: 'Paris', is_default_shipping: true }
    await expect(stranger(modifyAddress, change)).rejects.toMatchObject({ code: 404 })
    await expect(stranger(deleteAddress, { id: theirs.id })).rejects.toMatchObject({ code: 404 })
    await stranger(addAddress, { ...office, is_default_shipping: true })
    expect(await call(listAddresses)).toEqual([theirs])
  })

  test('need no postal code or state in countries without them', async () => {
    const dubai = { ...office, country: 'AE', city: 'Dubai', state: 'Dubai', postal_code: '' }
    expect((await call(addAddress, dubai)).postal_code).toBe('')
    expect((await call(addAddress, { ...office, country: 'FR', state: '' })).state).toBe('')
  })
})
