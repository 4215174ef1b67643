import type { Page } from 'playwright-core'
import type { speak } from '../../src/contract/wire/translate.ts'
import { BILL, LINES_TO_QUOTE } from './walked-bill.ts'

type Texts = Awaited<ReturnType<typeof speak>>['t']
export type Sight = {
  /** Parts of the page that exist only with scripts. Checking several together takes the time of one. */
  parts: readonly string[]
  /** The widths they have to fit. */
  widths: readonly number[]
  /** Short-lived content is only read. */
  isOnlyRead?: boolean
}

const DESK = 1280
const PHONE = 360
const DIALOG = '[role=dialog][data-open]'

/**
 * Performs the actions that show them on the RFQ page of a shop with consent: first on a desktop, then on a
 * phone. Uses the keyboard, so that overlapping elements do not matter.
 */
export async function* showSights(page: Page, t: Texts): AsyncGenerator<Sight> {
  // Within a part, because the page has many buttons and computing their accessible names is slow.
  const press = (part: string, name: string) =>
    page.locator(part).getByRole('button', { name, exact: true }).press('Enter')
  await bringBill(page)
  await press('.consent-banner', t('consent.choose'))
  await press('#bom', t('bom.columns_change'))
  await page.locator('#bom-skipped > summary').press('Enter')
  await page.locator('header a[aria-expanded][href$="/category"]').press('Enter')
  await page.locator('#category-panel a').first().waitFor()
  yield { parts: ['.consent-banner', '#bom', '#category-panel'], widths: [DESK, PHONE] }

  await press('.consent-banner', t('consent.only_necessary'))
  await press('#bom', t('bom.add_lines', { count: LINES_TO_QUOTE, shown: String(LINES_TO_QUOTE) }))
  await page.locator('[data-toasts] p').waitFor()
  yield { parts: ['[data-toasts]'], widths: [PHONE], isOnlyRead: true }

  await page.locator('header [data-rfq-button]').press('Enter')
  await page
    .locator(DIALOG)
    .getByRole('heading', { name: t('rfq_form.list') })
    .waitFor()
  yield { parts: [DIALOG], widths: [PHONE] }

  await page.keyboard.press('Escape')
  await press('header', t('frame.open_menu'))
  const menu = page.locator('#phone-menu')
  await menu.waitFor({ state: 'visible' })
  yield { parts: ['#phone-menu'], widths: [PHONE] }

  await menu.getByRole('link', { name: t('footer.feedback'), exact: true }).press('Enter')
  const dialog = page.locator(DIALOG)
  await dialog.getByRole('button', { name: t('feedback.send') }).press('Enter')
  await dialog.getByText(t('errors.comment_required')).waitFor()
  yield { parts: [DIALOG], widths: [PHONE] }
}

/** Once uploaded, it is there in every language. */
async function bringBill(page: Page): Promise<void> {
  const input = page.locator('#bom input[type=file]')
  if ((await input.count()) === 0) return
  await input.setInputFiles({ name: 'walk.csv', mimeType: 'text/csv', buffer: Buffer.from(BILL) })
}
