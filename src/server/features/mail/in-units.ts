import { intlTag, type Lang } from '../../../domain/locales.ts'

/** A duration such as "24 hours". */
export function inUnits(lang: Lang, count: number, unit: 'hour' | 'day'): string {
  return new Intl.NumberFormat(intlTag(lang), { style: 'unit', unit, unitDisplay: 'long' }).format(count)
}
