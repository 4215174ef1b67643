import * as z from 'zod/mini'
import { LIMITS } from '../../domain/limits.ts'
import { endpoint } from '../wire/endpoint.ts'
import { isBase64, required } from '../wire/fields.ts'

/** Four characters for three bytes. */
const CONTENT_LENGTH = Math.ceil(LIMITS.pictureBytes / 3) * 4

export const UploadedFile = z.object({
  /** Where the shop serves it. */
  path: z.string(),
  width: z.int(),
  height: z.int(),
  bytes: z.int(),
})
export type UploadedFile = z.infer<typeof UploadedFile>

export const uploadFile = endpoint({
  method: 'POST',
  path: '/desk/api/files',
  summary:
    'Stores a picture (PNG, JPEG, WebP or GIF, as base64), encoded again without its metadata, and returns its address',
  may: 'settings.edit',
  body: z.object({
    name: required('errors.file_required', LIMITS.fileNameLength),
    content: z
      .string({ error: 'errors.file_required' })
      .check(
        z.minLength(1, { error: 'errors.file_required' }),
        z.maxLength(CONTENT_LENGTH, { error: 'errors.too_large' }),
        z.refine(isBase64, { error: 'errors.file_required' }),
      ),
  }),
  data: UploadedFile,
})
