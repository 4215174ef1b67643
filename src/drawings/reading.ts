import { tidyPackageName } from '../domain/package-names.ts'

/** A package's name as given, and normalized for recognition. */
export type PackageReading = {
  name: string
  /** Upper case, plain dashes, × as X. */
  text: string
  /** The same without sizes and pitches, which could be taken for pin counts. */
  bare: string
  /** Millimetres of the first "5x5" or "18x8.5x14" in the name. */
  sides: number[]
  /** A single length, as in "P2.54 mm". */
  lengthMm: number | null
}

export function readName(name: string): PackageReading {
  const text = tidyPackageName(name)
  const bare = text
    .replace(SIDES, ' ')
    .replace(SINGLE_LENGTH, ' ')
    .replace(/\b\d+(?:EP|TAB)\b/g, ' ')
  return { name: name.trim(), text, bare, sides: readSides(text), lengthMm: readLength(text) }
}

const NUMBER = String.raw`\d{1,3}(?:\.\d{1,3})?`
const SIDES = new RegExp(
  String.raw`(?<![\d.])(${NUMBER})(?: ?MM)? ?X ?[DLH]?(${NUMBER})(?:(?: ?MM)? ?X ?[LH]?(${NUMBER}))?(?![\d.])(?: ?MM)?`,
)
const SINGLE_LENGTH = /(?<![\d.])[PD]?\d{1,2}(?:\.\d{1,3})? ?MM\b|\b[PD]?\d{1,2}\.\d{1,3}"?|\b\d+ ?MIL\b/g

function readSides(text: string): number[] {
  const found = SIDES.exec(text)
  if (!found) return []
  const sides = found
    .slice(1)
    .filter(side => side !== undefined)
    .map(Number)
  return sides.every(side => side > 0) ? sides : []
}

function readLength(text: string): number | null {
  const found = /(?:^|[^\d.X])(\d{1,2}(?:\.\d{1,3})?) ?MM\b/.exec(text.replace(SIDES, ' '))
  return found ? Number(found[1]) || null : null
}

const LEADS = '(?:LEADS?|PINS?|PADS?|BALLS?|BUMPS?|POS|WAYS?|CIRCUITS?|CONTACTS?|LDS?|[LP])'

/** "SOIC-8", "8-SOIC", "SOIC (8-pin)": the count next to the word, else any explicit pin count. */
export function readCount({ bare }: PackageReading, word: string): number | null {
  const found =
    new RegExp(String.raw`(?:${word})[A-Z]{0,2}[- (]*(\d+)(?![\d.])`).exec(bare) ??
    new RegExp(String.raw`(?<![\d.])(\d+) ?${LEADS}?[- ]*[A-Z]{0,4}(?:${word})`).exec(bare) ??
    new RegExp(String.raw`(?<![\d.])(\d+)[- ]?${LEADS}\b`).exec(bare)
  return found ? Number(found[1]) : null
}
