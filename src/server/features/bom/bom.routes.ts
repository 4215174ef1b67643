import * as bom from '../../../contract/bom.ts'
import { type Route, serve } from '../../../contract/endpoint.ts'
import { exportBom } from './export-bom.ts'
import { type BomTools, getUpload, readUpload } from './read-upload.ts'
import { uploadBom } from './upload-bom.ts'

export function bomRoutes(tools: BomTools): Route[] {
  const { db, reader } = tools
  return [
    serve(bom.uploadBom, ({ body, client }) => uploadBom(db, reader, body.file, client)),
    serve(bom.readBom, async ({ body, lang }) =>
      readUpload(tools, await getUpload(db, body.file_id), body, lang),
    ),
    serve(bom.exportBom, ({ body, lang }) => exportBom(tools, body, lang)),
  ]
}
