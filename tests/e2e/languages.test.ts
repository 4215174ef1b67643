import { describe, expect, inject, test } from 'vitest'
import { speak } from '../../src/contract/translate.ts'
import { LANGS, LOCALES, localizedPath, shownLangs } from '../../src/domain/locales.ts'
import { violationsOf } from '../harness/violations.ts'
import { open } from '../harness/visit.ts'
import { withBrowser } from '../harness/with-browser.ts'

const baseUrl = inject('shopUrl')
const langs = shownLangs(LANGS.map(lang => ({ lang })))
const startVisit = withBrowser()

describe('languages', () => {
  // Home and product pages are looked at in every language by the hydration test. One visitor for all: what is
  // loaded once comes from the browser's cache.
  test('text, form and list hydrate in each without a word on the console', async () => {
    const { page } = await startVisit({ baseUrl })
    for (const lang of langs)
      for (const path of ['/companyprofile/shipping-delivering', '/login', '/products/A/1']) {
        await open(page, localizedPath(lang, path))
        expect(await page.locator('html').getAttribute('lang')).toBe(LOCALES[lang].tag)
        expect(await page.locator('html').getAttribute('dir')).toBe(LOCALES[lang].dir)
      }
  })

  test('menu and feedback form of a phone fit in each, and everyone can use them', async () => {
    const { page } = await startVisit({ baseUrl, width: 360 })
    const isWide = () => page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)
    for (const lang of langs) {
      const { t } = await speak(lang)
      await open(page, localizedPath(lang, '/about'))
      await page.getByRole('button', { name: t('frame.open_menu') }).click()
      const menu = page.locator('#phone-menu')
      await menu.waitFor({ state: 'visible' })
      expect([lang, await violationsOf(page, '#phone-menu', { hasColours: false }), await isWide()]).toEqual([
        lang,
        [],
        false,
      ])
      await menu.getByRole('link', { name: t('footer.feedback'), exact: true }).click()
      const dialog = page.getByRole('dialog', { name: t('side_bar.message') })
      await dialog.getByRole('button', { name: t('feedback.send') }).click()
      await dialog.getByText(t('errors.comment_required')).waitFor()
      expect([
        lang,
        await violationsOf(page, '[role=dialog]', { hasColours: false }),
        await isWide(),
      ]).toEqual([lang, [], false])
    }
  }, 120_000)

  test('the switcher loads the same page in the other language and remembers it for a year', async () => {
    const visit = await startVisit({ baseUrl })
    const { page, context } = visit
    await open(page, '/s?wd=stm32')
    await page.getByRole('button', { name: /^Language/ }).click()
    await page.locator('#language-menu').getByRole('link', { name: 'Deutsch' }).click()
    await page.waitForURL(`${baseUrl}/de/s?wd=stm32`)
    const cookie = (await context.cookies()).find(({ name }) => name === 'lang')
    expect(cookie?.value).toBe('de')
    expect((cookie?.expires ?? 0) - Date.now() / 1000).toBeGreaterThan(364 * 86_400)
    await open(page, '/')
    expect(page.url()).toBe(`${baseUrl}/de`)
    await page.getByRole('button', { name: /^Sprache/ }).click()
    await page.locator('#language-menu').getByRole('link', { name: 'English' }).click()
    await page.waitForURL(`${baseUrl}/`)
  })

  test('the switcher opens and closes by keyboard', async () => {
    const visit = await startVisit({ baseUrl })
    const { page } = visit
    await open(page, '/about')
    await page.getByRole('button', { name: /^Language/ }).focus()
    await page.keyboard.press('Enter')
    const menu = page.locator('#language-menu')
    await menu.waitFor({ state: 'visible' })
    await page.keyboard.press('Tab')
    expect(await menu.evaluate(element => element.contains(document.activeElement))).toBe(true)
    await page.keyboard.press('Escape')
    await menu.waitFor({ state: 'hidden' })
  })

  test('Arabic mirrors the frame and keeps numbers left to right', async () => {
    const visit = await startVisit({ baseUrl })
    const { page } = visit
    await open(page, '/ar/contact')
    const logo = await page.getByRole('link', { name: 'Chipfront', exact: true }).boundingBox()
    expect(logo?.x ?? 0).toBeGreaterThan(640)
    const phone = page.locator('footer .ltr-value').first()
    expect(await phone.evaluate(element => getComputedStyle(element).direction)).toBe('ltr')
  })
})
