import type { PartRecord } from '../../server/features/catalogue/index.ts'
import { allFamilies } from './families.ts'
import type { PartFamily } from './family.ts'
import { finishPart } from './finish-part.ts'
import { showcaseOf } from './showcase.ts'
import type { Sketch } from './sketch.ts'
import { itemAt } from './supply.ts'

/**
 * Well-known parts first, then a mix of all families, so that any number of parts looks like a real stock. The tables
 * have 1.6 million numbers of makers.
 */
export function* demoParts(count: number): Iterable<PartRecord> {
  let made = 0
  for (const sketch of sketches()) {
    if (made === count) return
    made++
    yield finishPart(sketch)
  }
}

function* sketches(): Iterable<Sketch> {
  const families = allFamilies()
  const showcase = showcaseOf(families)
  yield* showcase
  const shown = new Set(showcase.map(keyOf))
  for (const sketch of mixOf(families)) {
    if (!shown.has(keyOf(sketch))) yield sketch
  }
}

/** All numbers of the makers, then their parts with a customer's marking, without end. */
export function* mixOf(families: readonly PartFamily[]): Iterable<Sketch> {
  yield* interleave(families)
  const round = roundOf(families.map(markedSourceOf))
  for (;;) for (const source of round) yield source.next()
}

function keyOf({ manufacturer, number }: Sketch): string {
  return `${number} ${manufacturer}`
}

type Source<T = Sketch | null> = { share: number; next: () => T }

function* interleave(families: readonly PartFamily[]): Iterable<Sketch> {
  let sources = families.map(sourceOf)
  while (sources.length > 0) {
    const dry = yield* untilOneIsDry(roundOf(sources))
    sources = sources.filter(source => source !== dry)
  }
}

function* untilOneIsDry(round: readonly Source[]): Generator<Sketch, Source> {
  for (let turn = 0; ; turn = (turn + 1) % round.length) {
    const source = itemAt(round, turn)
    const sketch = source.next()
    if (!sketch) return source
    yield sketch
  }
}

function sourceOf({ share, supplies }: PartFamily): Source {
  let tier = 0
  let index = 0
  const next = (): Sketch | null => {
    const supply = supplies[tier]
    if (!supply) return null
    if (index < supply.size) return supply.at(index++)
    tier++
    index = 0
    return next()
  }
  return { share, next }
}

function markedSourceOf(family: PartFamily): Source<Sketch> {
  let code = 1
  let source = sourceOf(family)
  const next = (): Sketch => {
    const sketch = source.next()
    if (sketch) return markedWith(sketch, `M${String(code).padStart(3, '0')}`)
    code++
    source = sourceOf(family)
    return next()
  }
  return { share: family.share, next }
}

function markedWith(sketch: Sketch, code: string): Sketch {
  const { isWellKnown: _, ...usual } = sketch
  const { number, description } = sketch
  return { ...usual, number: `${number}-${code}`, description: `${description}, marking ${code}` }
}

/** One round with each source's share, spread evenly. */
function roundOf<T>(sources: readonly Source<T>[]): Source<T>[] {
  return sources
    .flatMap(source =>
      Array.from({ length: source.share }, (_, turn) => ({ source, place: (turn + 0.5) / source.share })),
    )
    .sort((a, b) => a.place - b.place)
    .map(({ source }) => source)
}
