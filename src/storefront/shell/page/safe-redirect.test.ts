import { describe, expect, test } from 'vitest'
import { localizedPath } from '../../../domain/locales.ts'
import { isOpenToGuests, needsAccount, safeRedirect } from './safe-redirect.ts'
import { withRedirect } from './with-redirect.ts'

describe('after signing in the buyer continues', () => {
  test.each([
    ['/', '/'],
    ['/shoppingcart', '/shoppingcart'],
    [
      '/myaccount/order-status-history/2026?page=2#lines',
      '/myaccount/order-status-history/2026?page=2#lines',
    ],
    ['/s?wd=LM358%2FNOPB&next=//x', '/s?wd=LM358%2FNOPB&next=//x'],
    ['/pay/payment?order=CF1&token=8AB&PayerID=X', '/pay/payment?order=CF1&token=8AB&PayerID=X'],
    ['/productdetail/LM358%2FNOPB-17', '/productdetail/LM358%2FNOPB-17'],
    ['/news/晶体-3', '/news/%E6%99%B6%E4%BD%93-3'],
    ['/exits', '/exits'],
    ['/loginhelp', '/loginhelp'],
  ])('from %s to %s', (text, target) => {
    expect(safeRedirect(text)).toBe(target)
  })

  test.each([
    ['/de/shoppingcart', '/shoppingcart'],
    ['/ar', '/'],
    ['/en/rfq?x=1', '/rfq?x=1'],
    ['/de/fr/about', '/about'],
  ])('from %s without its language to %s', (text, target) => {
    expect(safeRedirect(text)).toBe(target)
  })
})

describe('after signing in the buyer goes home', () => {
  const ELSEWHERE = [
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\\/evil.example',
    'https:evil.example',
    'https://evil.example/shoppingcart',
    'http:/evil.example',
    'javascript:alert(1)',
    'data:text/html,x',
    'evil.example',
    '@evil.example',
    ' //evil.example',
    '/..//evil.example',
    '/.//evil.example',
    '/x/..//evil.example',
    '/%2e%2e//evil.example',
    '/de//evil.example',
    '/de/\\evil.example',
    '/%2F/evil.example',
    '/%2Fevil.example',
    '/%5Cevil.example',
    '/de/%2Fevil.example',
    '%2F%2Fevil.example',
    '%2Fshoppingcart',
  ]
  test.each(ELSEWHERE)('than to another shop by %s', text => {
    expect(safeRedirect(text)).toBe('/')
  })

  test.each(ELSEWHERE)('and in no language does %s leave the shop', text => {
    for (const lang of ['en', 'de', 'ar'] as const) {
      const { origin } = new URL(localizedPath(lang, safeRedirect(text)), 'https://shop.example/login')
      expect(origin).toBe('https://shop.example')
    }
  })

  test.each([
    '/\t/evil.example',
    '/\n/evil.example',
    '/a\u0000b',
    '/a\r\nSet-Cookie: x',
    '/%09/evil',
    '/a%0d%0ab',
  ])('instead of a path with control characters: %j', text => {
    expect(safeRedirect(text)).toBe('/')
  })

  test.each(['/a%', '/%ff', '/\ud800', `/${'a'.repeat(5_000)}`, '', null])(
    'instead of an invalid path: %j',
    text => {
      expect(safeRedirect(text)).toBe('/')
    },
  )

  test.each([
    '/exit',
    '/Exit',
    '/exit/',
    '/exit?x=1',
    '/exit#x',
    '/de/exit',
    '/de/fr/exit',
    '/%65xit',
    '/x/../exit',
    '/%64e/exit',
    '/login',
    '/login?redirect=/login',
    '/ar/login',
    '/register/activate?token=x',
    '/forgotpassword/resetpassword',
    '/api/user/logout',
  ])('instead of signing out or looping: %s', text => {
    expect(safeRedirect(text)).toBe('/')
  })
})

test('the target is passed from page to page', () => {
  expect(withRedirect('/register', '/s?wd=LM358&page=2')).toBe(
    '/register?redirect=%2Fs%3Fwd%3DLM358%26page%3D2',
  )
  expect(withRedirect('/register', '/')).toBe('/register')
})

test('guests may continue to cart and checkout only', () => {
  const open = ['/shoppingcart', '/shoppingcart?x=1', '/pay/order', '/pay/order?goods_id=7&cart_num=10']
  expect(open.filter(isOpenToGuests)).toEqual(open)
  expect(
    [
      '/',
      '/myaccount/my-profile',
      '/shoppingcartx',
      '/pay/orders',
      '/pay/payment?order=CF1',
      '/s?wd=/pay/order',
    ].filter(isOpenToGuests),
  ).toEqual([])
})

test('after an expired sign-in the visitor may continue, except where a page needs an account', () => {
  for (const target of ['/', '/about', '/s?wd=LM358', '/shoppingcart', '/pay/order?goods_id=1', '/orders'])
    expect([target, needsAccount(target)]).toEqual([target, false])
  for (const target of ['/myaccount/my-profile', '/order/CF1', '/pay/payment?order=CF1'])
    expect([target, needsAccount(target)]).toEqual([target, true])
})
