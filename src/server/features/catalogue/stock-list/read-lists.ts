import { type GivenAlternate, readAlternate } from '../../../../domain/given-alternate.ts'
import { isRecord } from '../../../../domain/is-record.ts'
import { searchKey } from '../../../../domain/part-number.ts'
import type { CellReading } from './read-number.ts'

type Attribute = { name: string; value: string }

/** `Resistance=10 kΩ; Tolerance=±1 %`, or JSON if values contain ; or =. */
export function readAttributes(cell: string): CellReading<Attribute[]> {
  if (/^[[{]/.test(cell)) return readJsonAttributes(cell)
  const pieces = cell.split(';').filter(piece => piece.trim() !== '')
  const attributes: Attribute[] = []
  for (const piece of pieces) {
    const at = piece.indexOf('=')
    if (at < 0) return { reason: 'is not a list like "Resistance=10 kΩ; Tolerance=±1 %"' }
    attributes.push({ name: piece.slice(0, at).trim(), value: piece.slice(at + 1).trim() })
  }
  return { value: attributes }
}

const WRONG_JSON = {
  reason: 'is not JSON like {"Resistance": "10 kΩ"} or [{"name": "Resistance", "value": "10 kΩ"}]',
}

function readJsonAttributes(text: string): CellReading<Attribute[]> {
  const parsed = parseJson(text)
  if (!Array.isArray(parsed)) return isRecord(parsed) ? fromPairs(Object.entries(parsed)) : WRONG_JSON
  return fromPairs(parsed.map(entry => (isRecord(entry) ? [entry.name, entry.value] : entry)))
}

function fromPairs(pairs: unknown[]): CellReading<Attribute[]> {
  const attributes: Attribute[] = []
  for (const pair of pairs) {
    const [name, value] = Array.isArray(pair) ? pair : []
    if (typeof name !== 'string' || (typeof value !== 'string' && typeof value !== 'number'))
      return WRONG_JSON
    attributes.push({ name, value: String(value) })
  }
  return { value: attributes }
}

/** `LM358-OLD | 60-0001`, or a list in JSON. */
export function readAliases(cell: string): CellReading<string[]> {
  const parsed = cell.startsWith('[') ? parseJson(cell) : cell.split('|').map(alias => alias.trim())
  if (!Array.isArray(parsed) || !parsed.every(alias => typeof alias === 'string'))
    return { reason: 'is not a list like "LM358-OLD | 60-0001"' }
  const aliases = [...new Set(parsed)].filter(alias => alias !== '')
  const unfindable = aliases.find(alias => searchKey(alias) === '')
  return unfindable === undefined
    ? { value: aliases }
    : { reason: `has an entry "${unfindable}" without letter or digit` }
}

const WRONG_ALTERNATES = {
  reason:
    'is not a list like "LM358DR; Texas Instruments: LM358DT", or JSON like [{"part_number": "LM358DR"}]',
}

/** `LM358DR; Onsemi: LM358DG`, separated by ; or |, or JSON for numbers with these characters. */
export function readAlternates(cell: string): CellReading<GivenAlternate[]> {
  const listed = cell.startsWith('[')
    ? fromJsonAlternates(parseJson(cell))
    : cell.split(/[;|]/).map(readAlternate)
  if (listed === null) return WRONG_ALTERNATES
  const named = listed.filter(({ partNumber }) => partNumber !== '')
  const unfindable = named.find(({ partNumber }) => searchKey(partNumber) === '')
  if (unfindable) return { reason: `has an entry "${unfindable.partNumber}" without letter or digit` }
  const unique = new Map(named.map(entry => [`${entry.manufacturer}\n${entry.partNumber}`, entry]))
  return { value: [...unique.values()] }
}

function fromJsonAlternates(parsed: unknown): GivenAlternate[] | null {
  if (!Array.isArray(parsed)) return null
  const read = parsed.map(entry => {
    if (typeof entry === 'string') return readAlternate(entry)
    const { manufacturer = '', part_number: partNumber } = isRecord(entry) ? entry : {}
    return typeof manufacturer === 'string' && typeof partNumber === 'string'
      ? { manufacturer: manufacturer.trim(), partNumber: partNumber.trim() }
      : null
  })
  const listed = read.filter(entry => entry !== null)
  return listed.length === read.length ? listed : null
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
