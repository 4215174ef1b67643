import type { Context } from '../../context.ts'
import type { Directories, SegmentStore } from '../catalogue/index.ts'
import type { BomReader } from './worker/index.ts'

/** `db` is the connection for BOMs. */
export type BomContext = Context & { reader: BomReader; directory: Directories; segments: SegmentStore }
