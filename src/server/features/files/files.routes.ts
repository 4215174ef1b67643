import { uploadFile } from '../../../contract/desk/files.ts'
import { type DeskRoute, serveStaff } from '../../api/desk-route.ts'
import type { PictureEncoder } from './create-picture-encoder.ts'
import { uploadPicture } from './upload-picture.ts'

export function fileRoutes(encoder: PictureEncoder): DeskRoute[] {
  return [serveStaff(uploadFile, ({ context, body }) => uploadPicture(context, encoder, body))]
}
