import { readColumnName } from '../../../../domain/parameters/dictionary.ts'
import { ownSlug } from '../../../../domain/parameters/own-attributes.ts'
import type { ParameterValue } from '../../../../domain/parameters/parameter.ts'
import { type ParameterSet, parameterSet } from '../../../../domain/parameters/parameter-sets.ts'
import { readDescription } from '../../../../domain/parameters/read-description.ts'
import { readText, readValues } from '../../../../domain/parameters/read-value.ts'
import { valueKey } from '../../../../domain/parameters/write-value.ts'
import type { PartAttribute } from '../catalogue.tables.ts'
import { rememberRecent } from '../remember-recent.ts'
import type { KnownValue } from './build-segment.ts'

type StatedValues = { ids: number[]; unread: PartAttribute[] }

/** Texts of a parameter that could not be read, with the number of parts. */
type UnreadTexts = Map<string, Map<string, number>>
export type ReadingCounts = { read: number; unread: number; texts: UnreadTexts }

export type AttributeReader = {
  /** Ids of the values that the attributes state, and the attributes that could not be read. */
  stated: (attributes: readonly PartAttribute[], category: string) => StatedValues
  /** Ids of the values that the description mentions. */
  described: (description: string) => number[]
  /** Lists a text of another column that could not be read. */
  noteUnread: (slug: string, text: string) => void
  /** Values that no part had before. */
  added: () => KnownValue[]
  counts: ReadingCounts
}

/** Further texts of a parameter are not kept as values: a list with a serial number per part has millions. */
const MOST_WORDS = 2_000
const WORD_LENGTH = 80
/** Unread texts that are listed for each parameter. */
const MOST_UNREAD = 1_000

type Slot = { slug: string; value: ParameterValue }
type Reading = { ids: number[]; slug?: string }

/** Reads the attributes of parts into value ids. Values that are not known yet get the next ids. */
export function attributeReader(known: readonly KnownValue[]): AttributeReader {
  const ids = new Map(known.map(({ id, slug, value }) => [slotKey({ slug, value }), id]))
  const words = new Map<string, number>()
  for (const { slug, value } of known) if (value.kind === 'word') words.set(slug, (words.get(slug) ?? 0) + 1)
  const counts: ReadingCounts = { read: 0, unread: 0, texts: new Map() }
  const added: KnownValue[] = []
  let lastId = known.reduce((last, { id }) => Math.max(last, id), 0)

  function idOf(slot: Slot): number[] {
    const found = ids.get(slotKey(slot))
    if (found !== undefined) return [found]
    if (slot.value.kind === 'word') {
      const count = words.get(slot.slug) ?? 0
      if (count >= MOST_WORDS || slot.value.word.length > WORD_LENGTH) return []
      words.set(slot.slug, count + 1)
    }
    ids.set(slotKey(slot), ++lastId)
    added.push({ id: lastId, ...slot })
    return [lastId]
  }

  const readPair = rememberRecent((pair: string): Reading => {
    const [category = '', name = '', text = ''] = pair.split('\0')
    const named = readColumnName(name, setOf(category))
    if (!named) return { ids: wordIds(ownSlug(name), text) }
    const { parameter, unit } = named
    const values = readValues(parameter, text, unit)
    if (!values) return { ids: wordIds(parameter.slug, text), slug: parameter.slug }
    return { ids: values.flatMap(value => idOf({ slug: parameter.slug, value })) }
  })

  function wordIds(slug: string | undefined, text: string): number[] {
    const values = readText(text)
    return slug && values ? values.flatMap(value => idOf({ slug, value })) : []
  }

  function note({ slug, ids }: Reading, text: string): number[] {
    if (slug === undefined) {
      counts.read++
      return ids
    }
    counts.unread++
    noteUnread(slug, text)
    return ids
  }

  function noteUnread(slug: string, text: string): void {
    const texts = counts.texts.get(slug) ?? new Map<string, number>()
    counts.texts.set(slug, texts)
    if (texts.size < MOST_UNREAD || texts.has(text)) texts.set(text, (texts.get(text) ?? 0) + 1)
  }

  return {
    stated: (attributes, category) => {
      const ids = new Set<number>()
      const unread: PartAttribute[] = []
      const group = isKnownCategory(category) ? category : (groupOf(attributes) ?? category)
      for (const attribute of attributes) {
        const { name, value } = attribute
        const reading = readPair(`${group}\0${name}\0${value}`)
        if (reading.slug !== undefined) unread.push(attribute)
        for (const id of note(reading, value)) ids.add(id)
      }
      return { ids: [...ids], unread }
    },
    described: rememberRecent(description => [...new Set(readDescription(description).flatMap(idOf))]),
    noteUnread,
    added: () => added,
    counts,
  }
}

function setOf(category: string): ParameterSet {
  return parameterSet(category.split(' > ').reverse())
}

const isKnownCategory = rememberRecent((category: string) => setOf(category).lead.length > 0)

/** The main values of a part tell its kind, if a list has its own categories: 精度 of a capacitor is its tolerance. */
const GROUPS: Readonly<Record<string, string>> = {
  resistance: 'resistors',
  capacitance: 'capacitors',
  inductance: 'inductors and filters',
}

function groupOf(attributes: readonly PartAttribute[]): string | undefined {
  const groups = new Set(attributes.map(({ name }) => groupByName(name)).filter(Boolean))
  return groups.size === 1 ? [...groups][0] : undefined
}

/** Only a name that no other parameter has tells a kind: 容量 is also the size of a memory. */
const groupByName = rememberRecent(name => GROUPS[readColumnName(name, [])?.parameter.slug ?? ''] ?? '')

function slotKey({ slug, value }: Slot): string {
  return `${slug}\0${valueKey(value)}`
}
