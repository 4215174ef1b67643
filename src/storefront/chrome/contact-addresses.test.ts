import { describe, expect, test } from 'vitest'
import { skypeAddress, whatsAppAddress } from './contact-addresses.ts'
import { ownPath } from './own-path.ts'

describe('a contact as a link', () => {
  test.each([
    ['+1 555 0100', 'https://wa.me/15550100'],
    ['+49 (0)30-123456', 'https://wa.me/49030123456'],
  ])('WhatsApp %s is called by its digits', (number, address) => {
    expect(whatsAppAddress(number)).toBe(address)
  })

  test.each([
    ['live:chipfront.example', 'skype:live:chipfront.example?chat'],
    ['sales desk?call', 'skype:sales%20desk%3Fcall?chat'],
  ])('Skype %s opens a chat, whatever the name holds', (name, address) => {
    expect(skypeAddress(name)).toBe(address)
  })
})

describe('a page of one’s own', () => {
  test('opens for a customer', () => {
    expect(ownPath('/shoppingcart', true)).toBe('/shoppingcart')
  })

  test('sends a visitor to sign in first, and back afterwards', () => {
    expect(ownPath('/myaccount/my-profile', false)).toBe('/login?redirect=%2Fmyaccount%2Fmy-profile')
  })
})
