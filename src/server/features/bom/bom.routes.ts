import * as bom from '../../../contract/shop/bom.ts'
import { type Route, serve } from '../../api/route.ts'
import type { Context } from '../../context.ts'
import { takeAllowance } from '../allowance/index.ts'
import type { BomContext } from './bom-context.ts'
import type { InTurn } from './bom-queue.ts'
import { exportBom } from './export-bom.ts'
import { readPastedLines } from './read-pasted-lines.ts'
import { getUpload, readUpload } from './read-upload.ts'
import { uploadBom } from './upload-bom.ts'

/** BOMs have their own database connections, so that they do not keep those of buyers busy. */
export type BomTools = Pick<BomContext, 'db' | 'reader' | 'directory' | 'segments'> & { inTurn: InTurn }

/** Prices are those of the buyer's company. */
export function contextFor<C extends Context>(context: C, tools: Omit<BomTools, 'inTurn'>): C & BomContext {
  return { ...context, ...tools, directory: () => tools.directory(context.who.user) }
}

export function bomRoutes(tools: BomTools): Route[] {
  const { inTurn } = tools
  const inQueue = async <T>(context: Context, work: (context: BomContext) => Promise<T>) => {
    const { address } = context.who.client
    await takeAllowance(tools.db, [{ of: 'bomAddress', for: address }])
    return inTurn(address, () => work(contextFor(context, tools)))
  }
  return [
    serve(bom.uploadBom, ({ context, body }) => uploadBom({ ...context, ...tools }, body.file)),
    serve(bom.readBom, ({ context, body }) =>
      inQueue(context, async own => readUpload(own, await getUpload(own.db, body.file_id), body)),
    ),
    serve(bom.readBomLines, ({ context, body }) => inQueue(context, own => readPastedLines(own, body.text))),
    serve(bom.exportBom, ({ context, body }) => inQueue(context, own => exportBom(own, body))),
  ]
}
