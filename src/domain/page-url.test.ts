import fc from 'fast-check'
import { expect, test } from 'vitest'
import { idOfPageUrl, pageUrl } from './page-url.ts'

test.each([
  ['STM32F103C8T6', 10234, 'STM32F103C8T6-10234'],
  ['LM358/NOPB', 7, 'LM358-NOPB-7'],
  ['LTC3780EG#PBF', 8, 'LTC3780EG-PBF-8'],
  ['100 % pure, 5.0+', 9, '100-pure-5.0-9'],
  ['村田', 3, '3'],
  ['Würth Elektronik', 4, 'Wurth-Elektronik-4'],
])('%s becomes readable', (name, id, url) => expect(pageUrl(name, id)).toBe(url))

test('for any name the URL is safe and leads back to the id', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.integer({ min: 1, max: 2 ** 31 - 1 }), (name, id) => {
      const url = pageUrl(name, id)
      expect(url).toMatch(/^[A-Za-z0-9.-]+$/)
      expect(encodeURIComponent(url)).toBe(url)
      expect(idOfPageUrl(url)).toBe(id)
      expect(idOfPageUrl(String(id))).toBe(id)
    }),
  )
})

test.each(['', 'abc', '0', '-1', 'x-0', '99999999999', '1.5', 'STM32', '1 or 1=1'])(
  '"%s" is not a page URL',
  text => expect(idOfPageUrl(text)).toBeNull(),
)
