import { readFile } from 'node:fs/promises'
import { create, type Font } from 'fontkit'
import { LRUCache } from 'lru-cache'
import decompress from 'wawoff2/decompress.js'
import { createCutter } from './cut-font.ts'
import { shapeOnce } from './shape-once.ts'

/** A font with a unique name, by which documents distinguish fonts. */
export type Face = { name: string; font: Font }

type FontFile = { font: Font; sfnt: Buffer }

/**
 * Up to a megabyte each. The usual languages need a dozen; a Chinese address occasionally needs a few more.
 */
const FACES_KEPT = 150
const faces = new LRUCache<string, Promise<Face>>({ max: FACES_KEPT })
const files = new LRUCache<string, Promise<FontFile>>({ max: FACES_KEPT })

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
  const { font, sfnt } = await once(files, file, () => unpack(file))
  const slice = file.slice(file.lastIndexOf('/') + 1).replace(/-(wght|\d+)-normal\.woff2$/, '')
  const name = `${slice}-${weight}`
  const weighed = font.variationAxes.wght ? font.getVariation({ wght: weight }) : font
  const createSubset = createCutter(sfnt, weighed)
  return { name, font: renamed(Object.assign(shapeOnce(weighed, name), { createSubset }), name) }
}

/** fontkit can neither instantiate nor subset a compressed font. */
async function unpack(file: string): Promise<FontFile> {
  const sfnt = Buffer.from(await decompress(await readFile(file)))
  const font = create(sfnt)
  if ('fonts' in font) throw new Error(`${file} has several fonts`)
  return { font, sfnt }
}

/** All files and weights of a typeface have the same internal name, and pdfkit would confuse them. */
function renamed(font: Font, name: string): Font {
  return Object.defineProperty(font, 'postscriptName', { value: name })
}
