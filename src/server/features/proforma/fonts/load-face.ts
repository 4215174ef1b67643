import { readFile } from 'node:fs/promises'
import { create, type Font } from 'fontkit'
import { LRUCache } from 'lru-cache'
import decompress from 'wawoff2/decompress.js'
import { encodeGlyph } from './encode-glyph.ts'

/** A font with a name of its own: documents tell fonts apart by it. */
export type Face = { name: string; font: Font }

/** Up to a megabyte each. The usual languages need a dozen; a Chinese address now and then brings another few. */
const FACES_KEPT = 150
const faces = new LRUCache<string, Promise<Face>>({ max: FACES_KEPT })
const fonts = new LRUCache<string, Promise<Font>>({ max: FACES_KEPT })

export function loadFace(file: string, weight: number): Promise<Face> {
  return once(faces, `${file} ${weight}`, () => load(file, weight))
}

function once<T>(kept: LRUCache<string, Promise<T>>, key: string, start: () => Promise<T>): Promise<T> {
  const known = kept.get(key)
  if (known) return known
  const loading = start()
  kept.set(key, loading)
  loading.catch(() => kept.delete(key))
  return loading
}

async function load(file: string, weight: number): Promise<Face> {
  const font = await once(fonts, file, () => unpack(file))
  const slice = file.slice(file.lastIndexOf('/') + 1).replace(/-(wght|\d+)-normal\.woff2$/, '')
  const name = `${slice}-${weight}`
  return { name, font: font.variationAxes.wght ? atWeight(font, weight, name) : renamed(font, name) }
}

/** fontkit can neither weigh nor cut a font that is still packed. */
async function unpack(file: string): Promise<Font> {
  const font = create(Buffer.from(await decompress(await readFile(file))))
  if ('fonts' in font) throw new Error(`${file} has several fonts`)
  return font
}

/** fontkit's own encoder of outlines does not work (foliojs/fontkit#308), so its subsets get ours. */
function atWeight(font: Font, weight: number, name: string): Font {
  const weighed = font.getVariation({ wght: weight })
  const cut = weighed.createSubset.bind(weighed)
  const createSubset = () => Object.assign(cut(), { glyphEncoder: { encodeSimple: encodeGlyph } })
  return renamed(Object.assign(weighed, { createSubset }), name)
}

/** All files and weights of a typeface have the same name inside, and pdfkit would take one for the other. */
function renamed(font: Font, name: string): Font {
  return Object.defineProperty(font, 'postscriptName', { value: name })
}
