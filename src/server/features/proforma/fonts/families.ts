import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname } from 'node:path'
import type { Lang } from '../../../../domain/locales.ts'

const require = createRequire(import.meta.url)

/** A typeface in its package: split into many small files, each for some characters. */
export type FontFamily = { name: string; folder: string; isVariable: boolean; slices: readonly Slice[] }
type Slice = { name: string; ranges: readonly [number, number][] }
type FamilyName = keyof typeof TABLES

/** The tables in which each package lists the characters of its files. */
const TABLES = {
  mono: () => require.resolve('@fontsource/ibm-plex-mono/unicode.json'),
  sans: () => require.resolve('@fontsource/ibm-plex-sans/unicode.json'),
  arabic: () => require.resolve('@fontsource/ibm-plex-sans-arabic/unicode.json'),
  jp: () => require.resolve('@fontsource-variable/noto-sans-jp/unicode.json'),
  sc: () => require.resolve('@fontsource-variable/noto-sans-sc/unicode.json'),
  tc: () => require.resolve('@fontsource-variable/noto-sans-tc/unicode.json'),
  kr: () => require.resolve('@fontsource-variable/noto-sans-kr/unicode.json'),
  hebrew: () => require.resolve('@fontsource-variable/noto-sans-hebrew/unicode.json'),
  thai: () => require.resolve('@fontsource-variable/noto-sans-thai/unicode.json'),
  devanagari: () => require.resolve('@fontsource-variable/noto-sans-devanagari/unicode.json'),
}

/** Han characters are drawn differently in Tokyo and in Taipei: the reader's variant comes first. */
const HAN: Partial<Record<Lang, readonly FamilyName[]>> = {
  jp: ['jp', 'sc', 'tc', 'kr'],
  tw: ['tc', 'sc', 'jp', 'kr'],
  ko: ['kr', 'jp', 'sc', 'tc'],
}

/** In the order of lookup for a character. */
export function familiesFor(lang: Lang, isMono: boolean): FontFamily[] {
  const han = HAN[lang] ?? ['sc', 'tc', 'jp', 'kr']
  const names: FamilyName[] = ['sans', 'arabic', ...han, 'hebrew', 'thai', 'devanagari']
  return (isMono ? ['mono' as const, ...names] : names).map(openFamily)
}

export function slicesWith({ slices }: FontFamily, codePoint: number): Slice[] {
  return slices.filter(({ ranges }) => ranges.some(([from, to]) => from <= codePoint && codePoint <= to))
}

export function sliceFile({ name, folder, isVariable }: FontFamily, slice: Slice, weight: number): string {
  return `${folder}/files/${name}-${slice.name}-${isVariable ? 'wght' : weight}-normal.woff2`
}

const opened = new Map<FamilyName, FontFamily>()

function openFamily(familyName: FamilyName): FontFamily {
  const known = opened.get(familyName)
  if (known) return known
  const file = TABLES[familyName]()
  const folder = dirname(file)
  const name = folder.slice(folder.lastIndexOf('/') + 1)
  const table: Record<string, string> = JSON.parse(readFileSync(file, 'utf8'))
  const slices = Object.entries(table).map(([slice, ranges]) => ({
    name: slice.replace(/[[\]]/g, ''),
    ranges: ranges.split(',').map(toRange),
  }))
  const family = { name, folder, isVariable: folder.includes('fontsource-variable'), slices }
  opened.set(familyName, family)
  return family
}

/** `U+4e00-4e03` or `U+4e00`. */
function toRange(text: string): [number, number] {
  const [from = '', to = from] = text.replace('U+', '').split('-')
  return [Number.parseInt(from, 16), Number.parseInt(to, 16)]
}
