import { deflateRawSync, inflateRawSync } from 'node:zlib'
import type { Grid } from '../../../../domain/bom/bom.ts'

/** Fastest; the next level takes half as long again to save a twentieth. */
const LEVEL = 1

export function packGrids(grids: readonly Grid[]): Uint8Array<ArrayBuffer> {
  return new Uint8Array(deflateRawSync(JSON.stringify(grids), { level: LEVEL }))
}

export function unpackGrids(packed: Uint8Array): Grid[] {
  return JSON.parse(inflateRawSync(packed).toString())
}
