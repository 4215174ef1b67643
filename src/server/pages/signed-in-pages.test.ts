import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { mailedToken } from '../../../tests/harness/mailed-token.ts'
import { becomeUser, registration } from '../../../tests/harness/people.ts'
import { openTestShop, type TestShop } from '../../../tests/harness/test-shop.ts'
import { activate, register } from '../../contract/shop/account.ts'
import { getProfile } from '../../contract/shop/profile.ts'
import { signOut } from '../../contract/shop/sign-out.ts'
import { speak } from '../../contract/wire/translate.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

const userInfo = (info: object) => `userInfo=${encodeURIComponent(JSON.stringify(info))}`

describe('the first page shows the signed-in customer', () => {
  test('from the cookies, and only to that customer', async () => {
    const { email, token } = await becomeUser(shop, { email: 'first@example.com' })
    const Cookie = `token=${token}; ${userInfo({ email, contact_name: 'Einkauf </script>' })}`
    const answer = await shop.get('/about', { Cookie })
    expect(answer.headers.get('cache-control')).toBe('no-store')
    const html = await answer.text()
    expect(html).toContain(email)
    expect(html).not.toContain('Einkauf </script>')
    expect(await (await shop.get('/about')).text()).not.toContain(email)
  })

  test('a name without a token is ignored', async () => {
    const answer = await shop.get('/about', {
      Cookie: userInfo({ email: 'x@example.com', contact_name: 'X' }),
    })
    expect(await answer.text()).not.toContain('x@example.com')
  })

  test('an invalid cookie is ignored', async () => {
    const { token } = await becomeUser(shop, { email: 'garbled@example.com' })
    for (const value of ['x', '%', '%7B', '[]', 'null', '%7B%22email%22%3A1%7D'])
      expect((await shop.get('/about', { Cookie: `token=${token}; userInfo=${value}` })).status).toBe(200)
  })

  test('a signed-in customer is redirected from /login, but never to another site', async () => {
    const { token } = await becomeUser(shop, { email: 'again@example.com' })
    const from = async (path: string) => {
      const answer = await shop.get(path, { Cookie: `token=${token}` })
      return [answer.status, answer.headers.get('location')]
    }
    expect(await from('/login?redirect=%2Fshoppingcart')).toEqual([302, '/shoppingcart'])
    expect(await from('/ar/login?redirect=%2Frfq')).toEqual([302, '/ar/rfq'])
    expect(await from('/login?redirect=%2F%2Fevil.example')).toEqual([302, '/'])
    expect(await from('/de/login?redirect=%2F%5Cevil.example')).toEqual([302, '/de'])
    expect(await from('/login?redirect=%2Fexit')).toEqual([302, '/'])
    expect(await from('/register')).toEqual([302, '/'])
  })
})

describe('an expired sign-in', () => {
  const ended = async (email: string) => {
    const { token, call } = await becomeUser(shop, { email })
    await call(signOut)
    return `token=${token}; ${userInfo({ email, contact_name: 'Einkauf' })}`
  }

  test('allows signing in again and mailed links, and is cleared', async () => {
    const Cookie = await ended('ended@example.com')
    for (const path of [
      '/login?redirect=%2Fshoppingcart',
      '/de/register',
      '/register/activate?token=abcdefghijklmnopqrstuvwx',
      '/forgotpassword',
      '/forgotpassword/identify',
      '/ar/forgotpassword/resetpassword?token=abcdefghijklmnopqrstuvwx',
    ]) {
      const answer = await shop.get(path, { Cookie })
      expect([path, answer.status]).toEqual([path, 200])
      expect(answer.headers.getSetCookie().map(cookie => cookie.split(';')[0])).toEqual([
        'token=',
        'userInfo=',
      ])
      expect(await answer.text()).not.toContain('ended@example.com')
    }
  })

  test('redirects all other pages to /exit, which clears it and remembers the page', async () => {
    const Cookie = await ended('elsewhere@example.com')
    const answer = await shop.get('/fr/s?wd=LM358%2FNOPB&page=2', { Cookie })
    const exit = '/fr/exit?redirect=%2Fs%3Fwd%3DLM358%252FNOPB%26page%3D2'
    expect([answer.status, answer.headers.get('location')]).toEqual([302, exit])
    const left = await shop.get(exit, { Cookie })
    const login = '/fr/login?redirect=%2Fs%3Fwd%3DLM358%252FNOPB%26page%3D2&ended=1'
    expect([left.status, left.headers.get('location')]).toEqual([302, login])
    expect(left.headers.getSetCookie().map(cookie => cookie.split(';')[0])).toEqual(['token=', 'userInfo='])
  })

  test('is explained on the sign-in page, with a way to continue without one where possible', async () => {
    const { t } = await speak('de')
    const said = async (query: string) => {
      const html = await (await shop.get(`/de/login${query}`)).text()
      return [html.includes(t('auth.sign_in_ended')), html.includes(`>${t('auth.guest')}</a>`)]
    }
    expect(await said('?redirect=%2Fabout&ended=1')).toEqual([true, true])
    expect(await said('?redirect=%2Fmyaccount%2Fmy-profile&ended=1')).toEqual([true, false])
    expect(await said('?redirect=%2Fabout')).toEqual([false, false])
  })

  test('never redirects to another site', async () => {
    const answer = await shop.get('/exit?redirect=https%3A%2F%2Fevil.example%2F')
    const login = answer.headers.get('location') ?? ''
    expect(login).toMatch(/^\/login\?/)
    const { token } = await becomeUser(shop, { email: 'lured@example.com' })
    const on = await shop.get(login, { Cookie: `token=${token}` })
    expect([on.status, on.headers.get('location')]).toEqual([302, '/'])
  })

  test('a valid sign-in is kept by pages for visitors', async () => {
    const { email, token } = await becomeUser(shop, { email: 'goes-on@example.com' })
    const Cookie = `token=${token}; ${userInfo({ email, contact_name: 'Einkauf' })}`
    const answer = await shop.get('/forgotpassword', { Cookie })
    expect(answer.headers.getSetCookie()).toEqual([])
    expect(await answer.text()).toContain('Einkauf')
  })
})

describe('/exit', () => {
  test.each([
    ['a link on another site', { 'Sec-Fetch-Site': 'cross-site' }],
    ['a link on a neighboring host', { 'Sec-Fetch-Site': 'same-site' }],
  ])('opened by %s does not sign out', async (name, headers) => {
    const { token, call } = await becomeUser(shop, { email: `lured-by-${name.length}@example.com` })
    const answer = await shop.get('/fr/exit?redirect=%2Fabout', { Cookie: `token=${token}`, ...headers })
    expect([answer.status, answer.headers.get('location')]).toEqual([302, '/fr'])
    expect(answer.headers.getSetCookie()).toEqual([])
    await expect(call(getProfile)).resolves.toBeDefined()
  })

  test('clears an expired sign-in, also for a page opened from another site', async () => {
    const headers = { Cookie: 'token=ended', 'Sec-Fetch-Site': 'cross-site' }
    const page = await shop.get('/about', headers)
    const exit = page.headers.get('location') ?? ''
    expect(exit).toMatch(/^\/exit/)
    const answer = await shop.get(exit, headers)
    expect(answer.headers.get('location')).toMatch(/^\/login/)
    expect(answer.headers.getSetCookie()).toHaveLength(2)
  })

  test('opened from the shop or typed signs out', async () => {
    for (const site of ['same-origin', 'none']) {
      const { token, call } = await becomeUser(shop, { email: `leaves-${site}@example.com` })
      await shop.get('/exit', {
        Cookie: `token=${token}`,
        'Sec-Fetch-Site': site,
      })
      await expect(call(getProfile)).rejects.toMatchObject({ code: 4001 })
    }
  })

  test('ends the sign-in on the server, too', async () => {
    const { token, call } = await becomeUser(shop, { email: 'leaving@example.com' })
    await expect(call(getProfile)).resolves.toMatchObject({ email: 'leaving@example.com' })
    const answer = await shop.get('/fr/exit', { Cookie: `token=${token}` })
    expect([answer.status, answer.headers.get('location')]).toEqual([302, '/fr'])
    await expect(call(getProfile)).rejects.toMatchObject({ code: 4001 })
  })
})

describe('links to sign in and to register', () => {
  const linksOn = async (path: string) => {
    const html = await (await shop.get(path)).text()
    const hrefs = [...html.matchAll(/href="([^"]*\/(?:login|register)(?:\?[^"]*)?)"/g)].map(found => found[1])
    return [...new Set(hrefs.map(href => href?.replaceAll('&amp;', '&')))].sort()
  }

  test('return to their page, with the relevant part of its query', async () => {
    const back = '?redirect=%2Fs%3Fwd%3DLM358%26page%3D2'
    const links = await linksOn('/de/s?wd=LM358&page=2&utm_source=mail')
    expect(links).toContain(`/de/login${back}`)
    expect(links).toContain(`/de/register${back}`)
    expect(links).not.toContain('/de/login')
    expect(await linksOn('/')).toContain('/login')
  })

  test('keep the return target when the buyer switches between them', async () => {
    expect(await linksOn('/login?redirect=%2Fs%3Fwd%3DLM358&ended=1')).toEqual(
      expect.arrayContaining(['/login?redirect=%2Fs%3Fwd%3DLM358', '/register?redirect=%2Fs%3Fwd%3DLM358']),
    )
    expect(await linksOn('/register?redirect=%2Frfq')).toContain('/login?redirect=%2Frfq')
    expect(await linksOn('/forgotpassword/identify?redirect=%2Frfq')).toContain('/login?redirect=%2Frfq')
  })

  test('never contain the token of a mailed link or a payment', async () => {
    const links = [
      ...(await linksOn('/unsubscribe?token=abcdefghijklmnopqrstuvwx')),
      ...(await linksOn('/pay/payment?token=8AB&PayerID=X')),
    ]
    expect(links.filter(link => /token|8AB|PayerID/.test(link ?? ''))).toEqual([])
  })
})

describe('pages of mailed links', () => {
  test.each([
    '/register/activate?token=abcdefghijklmnopqrstuvwx',
    '/ar/forgotpassword/resetpassword?token=abcdefghijklmnopqrstuvwx',
    '/login?redirect=%2Fquote%2FQ1%3Fkey%3Dabcdefghijklmnopqrstuvwx',
  ])('%s sends no referrer and is never cached', async path => {
    const answer = await shop.get(path)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('referrer-policy')).toBe('no-referrer')
    expect(answer.headers.get('cache-control')).toBe('no-store')
  })

  test('requesting an activation page, as mail scanners do, does not use up its link', async () => {
    const call = shop.call()
    await call(register, registration({ email: 'scanned@example.com' }))
    const token = await mailedToken(shop, 'scanned@example.com', 'activation')
    expect((await shop.get(`/register/activate?token=${token}`)).status).toBe(200)
    await expect(call(activate, { token, password: registration().password })).resolves.toBeNull()
  })

  test('other pages keep the shop’s referrer policy', async () => {
    expect((await shop.get('/login')).headers.get('referrer-policy')).not.toBe('no-referrer')
  })
})
