import { describe, expect, inject, test } from 'vitest'
import { formatsFor } from '../../src/domain/formats.ts'
import { lineAmount } from '../../src/domain/money.ts'
import { orderableFrom } from '../../src/domain/quantity.ts'
import { askCatalogue } from '../harness/ask-catalogue.ts'
import { violationsOf } from '../harness/violations.ts'
import { open } from '../harness/visit.ts'
import { withBrowser } from '../harness/with-browser.ts'

const baseUrl = inject('shopUrl')
const startVisit = withBrowser()
const format = formatsFor('en')

/** A resistor on a reel: it has price breaks and a multiple. */
async function findResistor() {
  const { list } = await askCatalogue(baseUrl, 'keyword=RC0603&in_stock=1')
  const part = list.find(({ prices, multiple }) => prices.length > 1 && multiple > 1)
  if (!part) throw new Error('no part with price breaks and a multiple')
  return part
}

/** Sold out, with alternates. */
async function findReplaced() {
  const { list } = await askCatalogue(baseUrl, 'keyword=0603&page_size=100&sort=relevance')
  for (const part of list.filter(({ stock }) => stock === 0)) {
    const answer = await fetch(`${baseUrl}/api/goods/alternates/${part.goods_id}`)
    if ((await answer.json()).data.length > 0) return part
  }
  throw new Error('no sold-out part has alternates')
}

describe('the product page', () => {
  test('price row, unit price and amount follow the quantity', async () => {
    const part = await findResistor()
    const [first, second] = part.prices
    if (!first || !second) throw new Error('no price breaks')
    const { page } = await startVisit({ baseUrl })
    await open(page, `/productdetail/${part.goods_page_url}`)
    const box = page.getByRole('region', { name: 'Price and quantity' })
    const inForce = box.getByRole('row').filter({ hasText: 'Your price' })
    expect(await inForce.getByRole('rowheader').textContent()).toBe(format.count(first.qty))
    await box.getByRole('textbox', { name: 'Quantity' }).fill(format.count(second.qty))
    await expect.poll(() => inForce.getByRole('rowheader').textContent()).toBe(format.count(second.qty))
    const outcome = box.getByRole('status')
    expect(await outcome.textContent()).toContain(`${format.price(second.price)}per piece`)
    expect(await outcome.textContent()).toContain(format.amount(lineAmount(second.price, second.qty)))
  })

  test('an invalid quantity is rejected beside the field, and the next valid one offered', async () => {
    const part = await findResistor()
    const { page } = await startVisit({ baseUrl })
    await open(page, `/productdetail/${part.goods_page_url}`)
    const box = page.getByRole('region', { name: 'Price and quantity' })
    const wrong = orderableFrom(part, part.min_qty) + 1
    await box.getByRole('textbox', { name: 'Quantity' }).fill(String(wrong))
    await box.getByText('Please enter multiple of Min QTY').waitFor()
    await box.getByRole('button', { name: `Change to ${format.count(orderableFrom(part, wrong))}` }).click()
    expect(await box.getByRole('textbox', { name: 'Quantity' }).inputValue()).toBe(
      String(orderableFrom(part, wrong)),
    )
    expect(await box.getByText('Please enter multiple of Min QTY').count()).toBe(0)
  })

  test('a sold-out part shows its alternates first, beside the request, without scrolling', async () => {
    const part = await findReplaced()
    const { page } = await startVisit({ baseUrl, width: 1440, hasLooks: true })
    await open(page, `/productdetail/${part.goods_page_url}`)
    const alternates = page.getByRole('region', { name: 'Alternates' })
    const first = await alternates.getByRole('listitem').first().boundingBox()
    const attributes = await page.getByRole('heading', { name: 'Attributes' }).boundingBox()
    const box = await page.getByRole('region', { name: 'Price and quantity' }).boundingBox()
    expect(first?.y).toBeLessThan(600)
    expect(first?.y).toBeLessThan(attributes?.y ?? 0)
    expect(first?.x).toBeLessThan(box?.x ?? 0)
    expect(await violationsOf(page)).toEqual([])
  })

  test('in Arabic the page is mirrored, numbers and prices are not, and crawlers can read it', async () => {
    const part = await findResistor()
    const { page } = await startVisit({ baseUrl })
    await open(page, `/ar/productdetail/${part.goods_page_url}`)
    const directionOf = (selector: string) =>
      page.locator(selector).evaluate(element => getComputedStyle(element).direction)
    expect(await directionOf('main')).toBe('rtl')
    expect(await directionOf('h1 bdi')).toBe('ltr')
    expect(await directionOf('main output bdi >> nth=-1')).toBe('ltr')
    expect(await directionOf('main input[inputmode=numeric]')).toBe('ltr')
    const text = await page.locator('script[type="application/ld+json"]').textContent()
    const [product, crumbs] = JSON.parse(text ?? '')['@graph']
    expect(product).toMatchObject({
      '@type': 'Product',
      mpn: part.part_number,
      url: `${baseUrl}/ar/productdetail/${part.goods_page_url}`,
    })
    expect(product.offers).toHaveLength(part.prices.length)
    expect(crumbs.itemListElement.length).toBeGreaterThan(1)
  })

  test('a bare id and an old name redirect to the page, whose title names part and manufacturer', async () => {
    const part = await findResistor()
    const { page } = await startVisit({ baseUrl })
    for (const id of [part.goods_id, `Old-name-${part.goods_id}`]) {
      const answer = await fetch(`${baseUrl}/productdetail/${id}`, { redirect: 'manual' })
      expect(answer.status).toBe(301)
      expect(answer.headers.get('location')).toBe(`/productdetail/${part.goods_page_url}`)
    }
    await open(page, `/productdetail/${part.goods_id}`)
    expect(await page.title()).toContain(`${part.part_number} ${part.brand_name} – price and stock`)
  })

  test('a part is shown even if its recommendations and news fail', async () => {
    const part = await findResistor()
    const { page, allow } = await startVisit({ baseUrl })
    await open(page, `/s?wd=${encodeURIComponent(part.part_number)}`)
    allow(/status of 500/)
    await page.route(/\/api\/goods\/(recommend|relatedBlogs)\//, route =>
      route.fulfill({ status: 500, json: { code: 500, message: 'We are sorry', data: null } }),
    )
    await page.getByRole('main').getByRole('link', { name: part.part_number }).first().click()
    await page.getByRole('heading', { level: 1, name: part.part_number }).waitFor()
    expect(await page.getByRole('heading', { name: 'Similar parts' }).count()).toBe(0)
  })

  test('a click on a price break takes its quantity, and Enter in the field adds it to the cart', async () => {
    const part = await findResistor()
    const [, second] = part.prices
    if (!second) throw new Error('no price breaks')
    const { page } = await startVisit({ baseUrl })
    await open(page, `/productdetail/${part.goods_page_url}`)
    const box = page.getByRole('region', { name: 'Price and quantity' })
    const taking = box.getByRole('button', {
      name: `Set quantity to ${format.count(second.qty)}`,
      exact: true,
    })
    await taking.click()
    const field = box.getByRole('textbox', { name: 'Quantity' })
    expect(await field.inputValue()).toBe(String(second.qty))
    await field.press('Enter')
    await page.getByText(`Added to cart: ${format.count(second.qty)} × ${part.part_number}`).waitFor()
  })

  test('with all of the stock in the cart, one button requests more, and no amount is shown', async () => {
    const { list } = await askCatalogue(baseUrl, 'keyword=LM358&in_stock=1')
    const part = list.find(({ prices, stock, min_qty }) => prices.length > 0 && stock > min_qty)
    if (!part) throw new Error('no part in stock')
    const { page } = await startVisit({ baseUrl })
    await open(page, `/productdetail/${part.goods_page_url}`)
    const box = page.getByRole('region', { name: 'Price and quantity' })
    const more = part.stock + part.multiple
    await box.getByRole('textbox', { name: 'Quantity' }).fill(String(more))
    await box.getByRole('button', { name: /^Add [\d,]+ and request/ }).click()
    await box.getByText('Already in your cart:').waitFor()
    expect(await box.getByRole('status').textContent()).not.toContain(format.amount(0))
    expect(await box.getByRole('button', { name: 'Add to RFQ' }).count()).toBe(1)
  })

  test('on a phone a bar buys while the button is out of view, and covers nothing', async () => {
    const part = await findResistor()
    const { page } = await startVisit({ baseUrl, width: 390, hasTouch: true, hasLooks: true })
    await open(page, `/ar/productdetail/${part.goods_page_url}`)
    const bar = page.locator('.foot-bar-buy')
    await bar.waitFor()
    const quantity = part.min_qty + part.multiple
    await bar.getByRole('textbox').fill(String(quantity))
    const box = page.locator('.product-buy')
    await expect.poll(() => box.getByRole('textbox').first().inputValue()).toBe(String(quantity))
    expect(await violationsOf(page, '.foot-bar-buy')).toEqual([])
    await box.locator('[id$=-add]').scrollIntoViewIfNeeded()
    await bar.waitFor({ state: 'detached' })
    // When the bar appears, the page becomes longer.
    const coveredAtEnd = async () => {
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
      await bar.waitFor()
      const [footer, foot] = await Promise.all([page.locator('footer').boundingBox(), bar.boundingBox()])
      return (footer?.y ?? 0) + (footer?.height ?? 0) - (foot?.y ?? 0)
    }
    await expect.poll(coveredAtEnd).toBeLessThanOrEqual(1)
    await bar.getByRole('textbox').press('Enter')
    await page.locator('[data-toasts]').getByText(part.part_number).waitFor()
    await page.emulateMedia({ media: 'print' })
    expect(await bar.isVisible()).toBe(false)
  })

  test('axe finds nothing and nothing scrolls sideways on a small phone', async () => {
    const part = await findResistor()
    const { page } = await startVisit({ baseUrl, width: 360, hasLooks: true })
    for (const lang of ['/de', '/ar']) {
      await open(page, `${lang}/productdetail/${part.goods_page_url}`)
      expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0)
    }
    expect(await violationsOf(page, 'main')).toEqual([])
  })
})
