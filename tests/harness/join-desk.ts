import type { BrowserContext } from 'playwright-core'
import { expect } from 'vitest'
import { acceptStaffLink, changeMe, confirmFactor, startFactor } from '../../src/contract/desk/door.ts'
import { type Call, createCall } from '../../src/contract/wire/call.ts'
import type { Lang } from '../../src/domain/locales.ts'
import { codeOf, STAFF_PASSWORD } from './desk.ts'
import type { RunningShop } from './running-shop.ts'

type JoinedOwner = {
  call: Call
  /** The browser is signed in as the owner from now on. */
  enter: (context: BrowserContext) => Promise<void>
  speak: (lang: Lang) => Promise<unknown>
  recoveryCodes: string[]
}

/** The first owner of a running shop, without filling in the forms of the door. */
export async function joinDesk(shop: RunningShop, email = 'owner@example.com'): Promise<JoinedOwner> {
  const link = /\/desk\/setup\?token=(\S+)/
  await expect.poll(() => shop.output()).toMatch(link)
  const cookies = new Map<string, string>()
  const call = createCall({
    fetch: async (path, init) => {
      const headers = new Headers(init?.headers)
      headers.set('Origin', new URL(shop.url).origin)
      headers.set('Cookie', [...cookies].map(pair => pair.join('=')).join('; '))
      const answer = await fetch(new URL(path, shop.url), { ...init, headers })
      for (const cookie of answer.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
        cookies.set(name, value)
      }
      return answer
    },
    lang: 'en',
    token: () => null,
    isStrict: true,
  })
  const token = link.exec(shop.output())?.[1] ?? ''
  await call(acceptStaffLink, { token, email, name: 'Desk owner', password: STAFF_PASSWORD })
  const { secret } = await call(startFactor, {})
  const { recovery_codes } = await call(confirmFactor, { code: codeOf(secret) })
  return {
    call,
    recoveryCodes: recovery_codes,
    // With the path that the shop uses: a cookie of another path would stay beside that of a later sign-in.
    enter: context =>
      context.addCookies(
        [...cookies].map(([name, value]) => ({
          name,
          value,
          domain: new URL(shop.url).hostname,
          path: '/desk',
        })),
      ),
    speak: lang => call(changeMe, { name: 'Desk owner', lang }),
  }
}
