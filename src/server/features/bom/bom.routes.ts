import * as bom from '../../../contract/shop/bom.ts'
import { type Route, serve } from '../../api/route.ts'
import type { Client } from '../../context.ts'
import { takeAllowance } from '../allowance/index.ts'
import { createBomQueue } from './bom-queue.ts'
import { exportBom } from './export-bom.ts'
import { type BomTools, getUpload, readUpload } from './read-upload.ts'
import { uploadBom } from './upload-bom.ts'

export function bomRoutes(tools: BomTools): Route[] {
  const { db, reader } = tools
  const inTurn = createBomQueue()
  const read = async <T>({ address }: Client, work: () => Promise<T>) => {
    await takeAllowance(db, [{ of: 'bomAddress', for: address }])
    return inTurn(address, work)
  }
  return [
    serve(bom.uploadBom, ({ body, client }) => uploadBom({ db, reader, inTurn }, body.file, client)),
    serve(bom.readBom, ({ body, lang, client }) =>
      read(client, async () => readUpload(tools, await getUpload(db, body.file_id), body, lang)),
    ),
    serve(bom.exportBom, ({ body, lang, client }) => read(client, () => exportBom(tools, body, lang))),
  ]
}
