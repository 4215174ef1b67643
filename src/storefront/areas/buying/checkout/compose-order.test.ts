import { describe, expect, test } from 'vitest'
import { composeOrder } from './compose-order.ts'

describe('the body of an order', () => {
  test('a visitor types both addresses', () => {
    const order = composeOrder({
      email: 'guest@example.com',
      'shipping_address.city': 'Berlin',
      'shipping_address.country': 'DE',
      billing_same: false,
      'billing_address.city': 'Hamburg',
      shipping_id: 'dhl-express',
      pay_method: 'bank',
    })
    expect(order).toMatchObject({
      email: 'guest@example.com',
      shipping_address: { city: 'Berlin', country: 'DE' },
      billing_same: false,
      billing_address: { city: 'Hamburg' },
      shipping_id: 'dhl-express',
    })
  })

  test('an account uses a saved address for shipping and billing', () => {
    const order = composeOrder({
      shipping_address_choice: '7',
      billing_same: true,
      billing_address_choice: '8',
    })
    expect(order).toMatchObject({ shipping_address_id: 7, billing_same: true })
    expect(order).not.toHaveProperty('shipping_address')
    expect(order).not.toHaveProperty('billing_address_id')
  })

  test('no shipping option is omitted, not sent as empty', () => {
    expect(composeOrder({ shipping_id: '' }).shipping_id).toBeUndefined()
  })
})
