import { describe, expect, test } from 'vitest'
import { parseConfig, StartError } from './config.ts'
import { LONG_TIMEOUTS, SHOP_TIMEOUTS } from './database/timeouts.ts'

describe('the environment', () => {
  test('without any settings the shop runs on port 3000 with its own database and a demo of 20,000 parts', () => {
    expect(parseConfig({}, '/shop')).toMatchObject({
      mode: 'production',
      port: 3000,
      publicUrl: 'http://localhost:3000',
      databaseUrl: null,
      dataDir: '/shop/var',
      demoParts: 20_000,
    })
  })

  test('an empty value counts as not set', () => {
    expect(parseConfig({ PORT: '', DATABASE_URL: '' }, '/shop')).toMatchObject({
      port: 3000,
      databaseUrl: null,
    })
  })

  test.each([
    ['PORT', 'abc', 'PORT must be a whole number'],
    ['PORT', '70000', 'PORT must be at most 65535'],
    ['PUBLIC_URL', 'shop.example', 'PUBLIC_URL must start with http:// or https://'],
    ['DATABASE_URL', 'mysql://x', 'DATABASE_URL must start with postgres:// or postgresql://'],
    ['SMTP_URL', 'localhost', 'SMTP_URL must start with smtp:// or smtps://'],
    ['MAIL_FROM', 'Shop <shop@firm.example>', 'MAIL_FROM must be an email address, without a name'],
    ['LOG_LEVEL', 'loud', 'LOG_LEVEL must be debug, info, warn or error'],
    ['NODE_ENV', 'prod', 'NODE_ENV must be production, development or test'],
    ['DEMO', 'maybe', 'DEMO must be yes or no'],
    ['PAYPAL_URL', 'api-m.paypal.com', 'PAYPAL_URL must start with http:// or https://'],
    [
      'DATABASE_STATEMENT_SECONDS',
      '15',
      'DATABASE_QUERY_SECONDS must be more than DATABASE_STATEMENT_SECONDS',
    ],
    ['DATABASE_QUERY_SECONDS', '9', 'DATABASE_QUERY_SECONDS must be more than DATABASE_STATEMENT_SECONDS'],
    [
      'PAYPAL_CLIENT_ID',
      'abc',
      'PAYPAL_CLIENT_SECRET and PAYPAL_WEBHOOK_ID must be set, too: PayPal needs all of its keys',
    ],
    ['DATABASE_READ_URLS', 'postgres://a/shop', 'DATABASE_READ_URLS needs DATABASE_URL, their primary'],
  ])('an invalid %s is reported in one line', (name, value, complaint) => {
    expect(() => parseConfig({ [name]: value }, '/shop')).toThrow(new StartError(complaint))
  })

  test('the waits for the database can be set, and imports wait longer', () => {
    const defaults = parseConfig({}, '/shop')
    expect(defaults.databaseTimeouts).toEqual(SHOP_TIMEOUTS)
    expect(defaults.longTimeouts).toEqual(LONG_TIMEOUTS)
    const { databaseTimeouts, longTimeouts } = parseConfig(
      {
        DATABASE_CONNECT_SECONDS: '1',
        DATABASE_STATEMENT_SECONDS: '2',
        DATABASE_LOCK_SECONDS: '3',
        DATABASE_QUERY_SECONDS: '4',
        DATABASE_KEEPALIVE_SECONDS: '5',
        DATABASE_IMPORT_SECONDS: '6',
      },
      '/shop',
    )
    const shared = { connectMs: 1_000, keepAliveMs: 5_000 }
    expect(databaseTimeouts).toEqual({ ...shared, statementMs: 2_000, lockMs: 3_000, queryMs: 4_000 })
    expect(longTimeouts).toEqual({ ...shared, statementMs: 6_000, lockMs: 6_000, queryMs: 0 })
  })

  test('replicas are separated by commas or spaces', () => {
    const urls = ['postgres://a/shop', 'postgres://b/shop', 'postgres://c/shop']
    const environment = {
      DATABASE_URL: 'postgres://p/shop',
      DATABASE_READ_URLS: `${urls[0]}, ${urls[1]} ${urls[2]}`,
    }
    expect(parseConfig(environment, '/shop').databaseReadUrls).toEqual(urls)
  })

  test('a public URL loses its trailing slash', () => {
    expect(parseConfig({ PUBLIC_URL: 'https://shop.example/' }, '/shop').publicUrl).toBe(
      'https://shop.example',
    )
  })

  test('with all its keys the wallet is the real one, without any there is none', () => {
    expect(parseConfig({}, '/shop').paypal).toBeNull()
    const keys = { PAYPAL_CLIENT_ID: 'id', PAYPAL_CLIENT_SECRET: 'secret', PAYPAL_WEBHOOK_ID: 'hook' }
    expect(parseConfig(keys, '/shop').paypal).toEqual({
      url: 'https://api-m.paypal.com',
      clientId: 'id',
      clientSecret: 'secret',
      webhookId: 'hook',
    })
    expect(
      parseConfig({ ...keys, PAYPAL_URL: 'https://api-m.sandbox.paypal.com/' }, '/shop').paypal?.url,
    ).toBe('https://api-m.sandbox.paypal.com')
  })

  test('mail comes from the shop at its public host, or from the configured address', () => {
    const environment = { PUBLIC_URL: 'https://shop.example:8443' }
    expect(parseConfig(environment, '/shop').mailFrom).toBe('shop@shop.example')
    expect(parseConfig({ ...environment, MAIL_FROM: 'sales@firm.example' }, '/shop').mailFrom).toBe(
      'sales@firm.example',
    )
  })
})
