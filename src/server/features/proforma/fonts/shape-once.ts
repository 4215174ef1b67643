import type { Font, GlyphRun } from 'fontkit'
import { LRUCache } from 'lru-cache'

/**
 * About 20 MB: the words common to all proformas in all languages, and the last few hundred names and part
 * numbers.
 */
const GLYPHS_KEPT = 100_000
const shaped = new LRUCache<string, GlyphRun>({
  maxSize: GLYPHS_KEPT,
  sizeCalculation: run => run.glyphs.length + 1,
})

/** Shaping takes a third of the time of a proforma, and most of its words repeat in every other one. */
export function shapeOnce(font: Font, name: string): Font {
  const shape = font.layout.bind(font)
  const layout = (text: string, features?: string[]): GlyphRun => {
    const key = `${name} ${features?.join() ?? ''} ${text}`
    const known = shaped.get(key) ?? shape(text, features)
    shaped.set(key, known)
    return copyOf(known)
  }
  return Object.assign(font, { layout })
}

/** pdfkit scales the positions in place. */
function copyOf(run: GlyphRun): GlyphRun {
  const positions = run.positions.map(position => ({ ...position }))
  return Object.assign(Object.create(Object.getPrototypeOf(run)), run, { positions })
}
