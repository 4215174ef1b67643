import { describe, expect, test } from 'vitest'
import { intlTag, LANGS, type Lang, LOCALES, langOr } from '../src/domain/locales.ts'
import { readLocale } from './harness/locale-files.ts'
import { readSources } from './harness/source.ts'

const texts = new Map(LANGS.map(lang => [lang, flatten(readLocale(lang))]))
const english = texts.get('en') ?? new Map<string, string>()
const others = LANGS.filter(lang => lang !== 'en')

/** Words that really are the same in another language. */
const SAME_ELSEWHERE = new Set([
  'de mail.order_facts.bank_name',
  'de payment.bank_name',
  'de feedback_types.4',
  'es error.status',
  'fr footer.contact',
  'fr titles.contact',
  'fr pagination.page',
  'it frame.account',
  'fr captcha.digits.6',
  'it captcha.digits.0',
  'it forms.password',
  'es checkout.subtotal',
  'es checkout.total',
  'fr checkout.total',
  'es orders.subtotal',
  'es orders.total',
  'fr orders.total',
  'de footer.newsletter',
  'fr footer.newsletter',
  'it footer.newsletter',
  'it goods.package',
  'it bom.fields.package',
  'de consent.title',
  'es consent.title',
  'fr consent.title',
  'fr account.notices',
  'de desk.staff.name',
  'de desk_audit.fields.name',
  'fr desk_orders.date',
  'fr desk_orders.total',
  'fr desk_orders.note',
  'es desk_orders.total',
  'es desk_orders.subtotal',
  'de desk_quotes.version',
  'fr desk_quotes.version',
  'fr desk_quotes.versions',
  'fr desk_quotes.total',
  'es desk_quotes.total',
  'es desk_quotes.subtotal',
  'fr desk_quotes.columns.date_code',
  'es desk_quotes.columns.date_code',
  'it desk_quotes.columns.date_code',
  'fr desk_orders.papers',
  'fr desk_orders.book_papers',
  'fr desk_audit.fields.paper',
  'es quote.reserved',
  'es quote_pdf.held',
  'es desk_requests.stock',
  'fr rfq_form.date_code',
  'es rfq_form.date_code',
  'it rfq_form.date_code',
  'fr bom.fields.date_code',
  'es bom.fields.date_code',
  'it bom.fields.date_code',
  'es quote.date_code',
  'it quote.date_code',
])

describe('the eleven languages', () => {
  test.each(others)('%s has exactly the texts of English', lang => {
    expect([...(texts.get(lang)?.keys() ?? [])].sort()).toEqual([...english.keys()].sort())
  })

  test.each(others)('%s uses the same arguments as English', lang => {
    for (const [key, text] of english) {
      expect({ key, arguments: argumentsOf(texts.get(lang)?.get(key) ?? '') }).toEqual({
        key,
        arguments: argumentsOf(text),
      })
    }
  })

  test.each(others)('%s has no English text left', lang => {
    const same = [...english].filter(
      ([key, text]) =>
        /\p{L}{3}/u.test(text) && texts.get(lang)?.get(key) === text && !SAME_ELSEWHERE.has(`${lang} ${key}`),
    )
    expect(same.map(([key]) => key)).toEqual([])
  })

  /** Pronouns of the familiar form. Buttons may use its imperative, as programs do in Italian. */
  const FAMILIAR: Partial<Record<Lang, RegExp>> = {
    de: /\b(du|dir|dich|dein\w*)\b/i,
    es: /(?<!\p{L})(tú|tuy[oa]s?|tus?|te|ti|contigo)(?!\p{L})/iu,
    fr: /(?<![\p{L}’])(tu|toi|ton|ta|tes|te)(?![\p{L}-])/iu,
    it: /\b(tu|tuo|tua|tuoi|tue|ti|te)\b/i,
    ru: /(?<!\p{L})(ты|теб[яе]|тво\p{L}+)(?!\p{L})/iu,
    zh: /你/,
    tw: /你/,
  }

  test.each(Object.entries(FAMILIAR))('%s addresses people formally', (lang, familiar) => {
    const found = [...(texts.get(langOr(lang, 'en')) ?? [])].filter(([, text]) => familiar.test(text))
    expect(found).toEqual([])
  })

  test.each(LANGS)('%s has no sentence that the code completes', lang => {
    const cut = [...(texts.get(lang) ?? [])].filter(
      ([key, text]) => /[,،、，]\s*$/.test(text) && key !== 'captcha.digit_separator',
    )
    expect(cut).toEqual([])
  })

  test.each(LANGS)('%s has every plural form of its language', lang => {
    const categories = new Intl.PluralRules(intlTag(lang)).resolvedOptions().pluralCategories
    for (const [key, text] of texts.get(lang) ?? []) {
      if (!text.includes(', plural,')) continue
      for (const category of categories) expect(`${key}: ${text}`).toContain(`${category} {`)
    }
  })
})

test('a package is the case of a part; goods sent to a buyer are a shipment', () => {
  const ofParts = /^(goods|bom|product|categories|results)\./
  const wrong = [...english].filter(
    ([key, text]) => /\b(parcel|package)s?\b/i.test(text) && !ofParts.test(key),
  )
  expect(wrong).toEqual([])
})

test.each(LANGS)('%s gives every screen a title of its own', lang => {
  const titles = [...(texts.get(lang) ?? [])].filter(([key]) => key.startsWith('titles.'))
  const shared = titles.filter(([key, title]) => titles.some(other => other[0] !== key && other[1] === title))
  expect(shared).toEqual([])
})

/** Quoted in the specification: they stay to the letter, grammar slips included. */
const QUOTED = {
  'errors.email_required': 'Enter a email address',
  'errors.email_invalid': 'Enter a valid email address',
  'errors.subject_required': 'Select a subject',
  'errors.comment_required': 'Enter a Comment',
  'errors.keyword_too_short': 'Less than two words',
  'errors.address_required': 'Enter a address',
  'errors.city_required': 'Enter a city',
  'errors.state_required': 'Enter a state',
  'errors.postal_code_required': 'Enter a postal code',
  'errors.telephone_required': 'Enter a telephone',
  'errors.contact_name_required': 'Enter a contact name',
  'errors.company_name_required': 'Enter a company name',
  'errors.password_required': 'Enter a password',
  'errors.confirm_password_required': 'Enter a confirm password',
  'errors.confirm_new_password_required': 'Enter a confirm new password',
  'errors.captcha_required': 'Enter a verification code',
  'errors.country_required': 'Select a country',
  'errors.password_invalid': 'Enter a valid password',
  'errors.password_inconsistency': 'Password inconsistency!',
  'errors.lines_required': 'The order details are required',
  'errors.check_input': 'Please check required input',
  'errors.policy_required': 'Please agree the policy',
  'goods.multiple_of_min': 'Please enter multiple of Min QTY',
  'empty.no_data': 'There is currently no data available',
  'product.not_in_stock': 'This product is not in stock',
  'not_found.title': 'This page could not be found.',
  'orders.unpaid': 'Unpaid',
  'orders.preparing': 'Preparing',
  'orders.shipping': 'Shipping',
  'orders.received': 'Received',
  'orders.refunded': 'Refunded',
  'orders.confirming': 'Confirming',
  'orders.canceled': 'Canceled',
}

/** One word per thing, in US spelling: email, reply, phone, tracking number, out of stock, business hours. */
const AVOIDED =
  /\b(?:e-mail|mails?|mailed|mailbox|letters? to|telephone|shipping number|sold out|working (?:day|hour)s?|parcel|catalogue|cancell\w+|centre|(?:recogn|organ|author)is\w+|(?:col|fav|behavi)our\w*)\b/i

describe('English', () => {
  test('keeps the texts that the specification quotes', () => {
    const kept = Object.keys(QUOTED).map(key => [key, english.get(key)])
    expect(Object.fromEntries(kept)).toEqual(QUOTED)
  })

  test('has one word per thing, in US spelling', () => {
    const avoided = [...english].filter(([key, text]) => AVOIDED.test(text) && !(key in QUOTED))
    expect(avoided).toEqual([])
  })
})

/** Values that are written left to right or have an unknown direction: part numbers, amounts, names. */
const ISOLATED =
  /^(?:number|numbers|email|amount|price|package|order|capture|id|command|confirm|refund|reject|ship|show|letter|range|brand|company|name|category|shop|service|description|keyword|client|browser|system|column|value|titles|title|address)$/

describe('right-to-left texts', () => {
  const mirrored = LANGS.filter(lang => LOCALES[lang].dir === 'rtl')

  test.each(mirrored)('%s isolates every value, so that +DS1302N does not become DS1302N+', lang => {
    const bare = [...(texts.get(lang) ?? [])].flatMap(([key, text]) =>
      bareArguments(text).map(name => `${key}: {${name}}`),
    )
    expect(bare).toEqual([])
  })

  /** Arguments neither between isolation marks nor alone in a tag, which is an element of its own. */
  function bareArguments(text: string): string[] {
    return [...text.matchAll(/\{(\w+)\}/g)]
      .filter(({ 0: { length }, 1: name = '', index }) => {
        const before = text.slice(0, index)
        const isInTag = before.endsWith('>') && text.startsWith('</', index + length)
        const depth = before.split(/[\u2066-\u2068]/).length - before.split('\u2069').length
        return ISOLATED.test(name) && !isInTag && depth === 0
      })
      .map(([, name = '']) => name)
  }
})

describe('texts of mails', () => {
  test('are used by no page', () => {
    const pages = readSources().filter(file => /^src\/storefront\//.test(file.path))
    expect(pages.filter(file => /['"`]mail\./.test(file.text)).map(file => file.path)).toEqual([])
  })
})

function flatten(value: unknown, prefix = ''): Map<string, string> {
  if (typeof value === 'string') return new Map([[prefix, value]])
  return new Map(
    Object.entries(value ?? {}).flatMap(([key, inner]) => [
      ...flatten(inner, prefix ? `${prefix}.${key}` : key),
    ]),
  )
}

function argumentsOf(text: string): string[] {
  return [...new Set([...text.matchAll(/\{\s*(\w+)\s*[,}]/g)].map(found => found[1] ?? ''))]
    .filter(name => !/^\d/.test(name))
    .sort()
}
