import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { operator } from '../../tests/harness/operator.ts'
import { openTestShop, type TestShop } from '../../tests/harness/test-shop.ts'
import { CommandError, UsageError } from './command.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

const seo = (...typed: string[]) => operator(shop, 'seo', ...typed)
const html = async (path: string) => (await shop.get(path)).text()

describe('seo', () => {
  test('set takes effect at once, in its language only, and keeps the values that are not given', async () => {
    expect(await html('/de/contact')).not.toContain('Wir sind da')
    expect(await seo('set', '/contact', 'de', '--title', 'Wir sind da')).toBe('/contact in de is set.\n')
    await expect.poll(() => html('/de/contact')).toContain('<title>Wir sind da</title>')
    await seo('set', '/contact', 'de', '--description', 'So & so')
    await expect.poll(() => html('/de/contact')).toContain('<meta name="description" content="So &amp; so"/>')
    expect(await html('/de/contact')).toContain('<title>Wir sind da</title>')
    expect(await html('/contact')).not.toContain('Wir sind da')
    expect(await seo('list')).toMatch(/^\/contact +de +Wir sind da +So & so$/m)
  })

  test('unset restores the page’s own texts', async () => {
    await seo('set', '/about', 'fr', '--title', 'Nous')
    expect(await seo('unset', '/about', 'fr')).toBe('/about in fr uses its own texts again.\n')
    expect(await seo('unset', '/about', 'fr')).toBe('/about in fr was not set.\n')
  })

  test.each([
    [['/about', 'xx', '--title', 'x'], 'nothing was changed: xx is none of en, zh'],
    [['about', 'en', '--title', 'x'], 'nothing was changed: the path must begin with /'],
    [['/s?wd=x', 'en', '--title', 'x'], 'nothing was changed: the path must begin with /'],
    [['/de/about', 'de', '--title', 'x'], 'the path must be without its language: /about'],
    [['/about', 'en', '--title', 'x\ny'], 'nothing was changed: the title must be one line'],
  ])('%j is rejected with a reason', async (typed, problem) => {
    const wrong = seo('set', ...typed)
    await expect(wrong).rejects.toBeInstanceOf(CommandError)
    await expect(wrong).rejects.toThrow(problem)
  })

  test('set without a text is wrong usage', async () => {
    await expect(seo('set', '/about', 'en')).rejects.toBeInstanceOf(UsageError)
  })
})
