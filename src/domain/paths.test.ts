import { describe, expect, test } from 'vitest'
import {
  orderPath,
  paymentPath,
  searchPath,
  sharedProjectPath,
  sitemapName,
  sitemapPath,
  withoutSecret,
  withToken,
} from './paths.ts'

describe('paths', () => {
  test('a guest opens an order with its key, an account without', () => {
    expect(orderPath('CF1', 'k/1')).toBe('/order/CF1?key=k%2F1')
    expect(orderPath('CF1')).toBe('/myaccount/order-status-history/CF1')
  })

  test('a payment names the order, and its key where there is one', () => {
    expect(paymentPath('CF1', null)).toBe('/pay/payment?order=CF1')
    expect(paymentPath('CF1', 'k')).toBe('/pay/payment?order=CF1&key=k')
  })

  test('user input cannot break out of its place in a URL', () => {
    expect(searchPath('a&b #1')).toBe('/s?wd=a%26b%20%231')
    expect(withToken('/unsubscribe', 'a&b')).toBe('/unsubscribe?token=a%26b')
  })

  test('a sitemap file is recognized by its name only', () => {
    expect(sitemapName(sitemapPath('parts-3'))).toBe('parts-3')
    expect(['/sitemap.xml', '/sitemaps/', '/sitemaps/a/b.xml', '/a.xml'].map(sitemapName)).toEqual([
      null,
      null,
      null,
      null,
    ])
  })
})

test.each([
  ['/mailbox/5bJZKtYZj4BfoBVxOXSRTA/mails', '/mailbox/…'],
  ['/desk/api/links/x5bJZKtYZj4BfoBVxOXSRTA', '/desk/api/links/…'],
  ['/api/projects/5bJZKtYZj4BfoBVxOXSRTA', '/api/projects/…'],
  ['/api/goods/watch/5bJZKtYZj4BfoBVxOXSRTA', '/api/goods/watch/…'],
  [sharedProjectPath('5bJZKtYZj4BfoBVxOXSRTA'), '/project/…'],
  ['/ar/project/5bJZKtYZj4BfoBVxOXSRTA', '/ar/project/…'],
  ['/productdetail/STM32F103C8T6-12', '/productdetail/STM32F103C8T6-12'],
  ['/myaccount/projects/5', '/myaccount/projects/5'],
])('the log has %s as %s', (path, logged) => {
  expect(withoutSecret(path)).toBe(logged)
})
