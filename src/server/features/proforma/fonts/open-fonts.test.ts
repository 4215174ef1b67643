import { describe, expect, test } from 'vitest'
import { speak } from '../../../../contract/wire/translate.ts'
import { LANGS, type Lang } from '../../../../domain/locales.ts'
import { openFonts } from './open-fonts.ts'

const open = (lang: Lang, text: string) => openFonts(lang, { regular: text, bold: text, mono: '' })

describe('typefaces', () => {
  test.each(LANGS)('cover all texts of a proforma in %s', async lang => {
    const { t } = await speak(lang)
    const texts = ['proforma.title', 'proforma.reference_hint', 'proforma.note', 'pay_methods.bank'] as const
    const text = texts.map(key => t(key)).join('')
    const { faceFor } = await open(lang, text)
    const missing = [...text].filter(character => {
      const codePoint = character.codePointAt(0) ?? 0
      return !faceFor(codePoint, 'bold').font.hasGlyphForCodePoint(codePoint)
    })
    expect(missing).toEqual([])
  })

  test.each([
    ['jp', 'jp'],
    ['tw', 'tc'],
    ['ko', 'kr'],
    ['zh', 'sc'],
    ['en', 'sc'],
  ] as const)('draw Han characters in the variant for %s', async (lang, cut) => {
    const character = '直'
    const { faceFor } = await open(lang, character)
    expect(faceFor(character.charCodeAt(0), 'regular').name).toMatch(new RegExp(`^noto-sans-${cut}-`))
  })
})
