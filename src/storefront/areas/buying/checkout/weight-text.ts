import type { useTranslations } from 'use-intl'

const KG_GRAMS = 1_000

/** As one says it: grams up to a kilogram, then kilograms with what is left of a hundredth. */
export function weightText(
  grams: number,
  t: ReturnType<typeof useTranslations<'checkout'>>,
  count: (value: number) => string,
): string {
  if (grams < KG_GRAMS) return t('grams', { n: count(grams) })
  return t('kilograms', { n: count(Math.round(grams / 10) / 100) })
}
