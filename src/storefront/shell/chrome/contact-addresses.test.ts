import { describe, expect, test } from 'vitest'
import { chatAddress, skypeAddress, whatsAppAddress } from './contact-addresses.ts'
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

describe('the online chat', () => {
  test('is on WhatsApp, or else on Skype', () => {
    const both = { contact_whatsApp: '+1 555 0100', contact_skype: 'live:sales' }
    expect(chatAddress(both)).toBe('https://wa.me/15550100')
    expect(chatAddress({ ...both, contact_whatsApp: '' })).toBe('skype:live:sales?chat')
  })

  test('is nowhere else in a shop that has neither', () => {
    expect(chatAddress({ contact_whatsApp: '', contact_skype: '' })).toBeNull()
    expect(chatAddress(undefined)).toBeNull()
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
