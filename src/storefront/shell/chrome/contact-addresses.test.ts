import { describe, expect, test } from 'vitest'
import { ownPath } from '../page/with-redirect.ts'
import { chatAddress, skypeAddress, whatsAppAddress } from './contact-addresses.ts'

describe('a contact as a link', () => {
  test.each([
    ['+1 555 0100', 'https://wa.me/15550100'],
    ['+49 (0)30-123456', 'https://wa.me/49030123456'],
  ])('WhatsApp %s becomes a link with its digits', (number, address) => {
    expect(whatsAppAddress(number)).toBe(address)
  })

  test.each([
    ['live:chipfront.example', 'skype:live:chipfront.example?chat'],
    ['sales desk?call', 'skype:sales%20desk%3Fcall?chat'],
  ])('Skype %s opens a chat, with any characters in the name', (name, address) => {
    expect(skypeAddress(name)).toBe(address)
  })
})

describe('the online chat', () => {
  test('is on WhatsApp, or else on Skype', () => {
    const both = { contact_whatsApp: '+1 555 0100', contact_skype: 'live:sales' }
    expect(chatAddress(both)).toBe('https://wa.me/15550100')
    expect(chatAddress({ ...both, contact_whatsApp: '' })).toBe('skype:live:sales?chat')
  })

  test('does not exist in a shop with neither', () => {
    expect(chatAddress({ contact_whatsApp: '', contact_skype: '' })).toBeNull()
    expect(chatAddress(undefined)).toBeNull()
  })
})

describe('a customer’s own page', () => {
  test('opens for a customer', () => {
    expect(ownPath('/shoppingcart', true)).toBe('/shoppingcart')
  })

  test('asks a visitor to sign in first and returns afterwards', () => {
    expect(ownPath('/myaccount/my-profile', false)).toBe('/login?redirect=%2Fmyaccount%2Fmy-profile')
  })
})
