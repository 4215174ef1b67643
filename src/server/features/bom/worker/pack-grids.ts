import { deflateRawSync, inflateRawSync } from 'node:zlib'
import type { SheetGrid } from '../../../../domain/bom/bom.ts'

/** Fastest; the next level takes half as long again to save a twentieth. */
const LEVEL = 1

export function packGrids(grids: readonly SheetGrid[]): Uint8Array<ArrayBuffer> {
  return new Uint8Array(deflateRawSync(JSON.stringify(grids), { level: LEVEL }))
}

export function unpackGrids(packed: Uint8Array): SheetGrid[] {
  return JSON.parse(inflateRawSync(packed).toString())
}
