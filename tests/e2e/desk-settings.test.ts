import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { isFine } from '../harness/is-fine.ts'
import { untilFocused } from '../harness/until-focused.ts'
import { open, openInside } from '../harness/visit.ts'
import { withDesk } from '../harness/with-desk.ts'

const desk = withDesk()

describe('settings at the desk', () => {
  test('an uploaded logo is in the shop as soon as it is saved', async () => {
    const { page } = await desk.arrive('owner', '/desk/settings/logos')
    const picture = sharp({ create: { width: 300, height: 80, channels: 3, background: '#a63' } })
    const logoFile = { name: 'logo.png', mimeType: 'image/png', buffer: await picture.png().toBuffer() }
    const upload = () => page.getByLabel('Upload: Logo in the header').setInputFiles(logoFile)
    await upload()
    await page.getByText('Not saved yet.').waitFor()
    await isFine(page)
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByText('Settings saved').waitFor()
    await upload()
    await page.getByText('This picture is already in use.').waitFor()
    await open(page, '/')
    const logo = page.locator('header img[src^="/files/"]')
    await expect.poll(() => logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  })

  test('a new bank account needs the second factor, and everyone is told', async () => {
    const { page, recoveryCodes } = await desk.arrive('owner', '/desk/settings/bank')
    await desk.query(`update staff_sessions set verified_at = now() - interval '1 hour'`)
    await page.getByLabel('Account number or IBAN').fill('DE02 1203 0000 0000 2020 51')
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByLabel(/^Code/).fill(recoveryCodes.pop() ?? '')
    await page.getByRole('button', { name: 'Confirm' }).click()
    await page.getByText('Settings saved').waitFor()
    await page.getByText('The bank account for transfers was changed').waitFor()
    await isFine(page)
    const { page: other } = await desk.arrive('sales', '/desk')
    await other.getByText('The bank account for transfers was changed').waitFor()
  })

  test('rates give the cost of a shipment, and every mail is shown in every language', async () => {
    const { page, speak } = await desk.arrive('owner', '/desk/settings/shipping')
    await page.getByLabel('Weight (kg)').fill('2,5')
    await page.getByRole('table', { name: 'What would it cost?' }).getByText(/^\$/).first().waitFor()
    await isFine(page)
    await open(page, '/desk/settings/mails?mail=order_placed&in=de')
    await page.frameLocator('iframe').getByText('Bestellung').first().waitFor()
    await isFine(page)
    await open(page, '/desk/settings/languages')
    const language = page.getByRole('checkbox', { name: 'Italiano' })
    await language.click()
    await page.locator('main').focus()
    await page.keyboard.press('Escape')
    await untilFocused(language)
    await open(page, '/desk/settings')
    await open(page, '/desk/settings/languages')
    await page.getByRole('button', { name: /^Move Deutsch/ }).click()
    await page.locator('main').focus()
    await page.keyboard.press('Escape')
    const save = page.getByRole('button', { name: 'Save' })
    await untilFocused(save)
    await speak('ar')
    await open(page, '/desk/settings')
    await page.locator('html[lang=ar] main h1').waitFor()
    await isFine(page)
    for (const path of ['company', 'shipping', 'languages', 'seo', 'mails']) {
      await openInside(page, `/desk/settings/${path}`)
      await isFine(page)
    }
  })
})
