import { createHash } from 'node:crypto'
import type { UploadedFile } from '../../../contract/desk/files.ts'
import { Refusal } from '../../../contract/wire/errors.ts'
import { LIMITS } from '../../../domain/limits.ts'
import type { StaffContext } from '../../context.ts'
import { inTransaction } from '../../database/transaction.ts'
import { takeAllowance } from '../allowance/index.ts'
import { recordAct } from '../audit/index.ts'
import type { PictureEncoder } from './create-picture-encoder.ts'
import { filePath } from './file-path.ts'
import { addFile } from './files.queries.ts'

/** Stores a picture under the hash of its new encoding, and returns its address. */
export async function uploadPicture(
  { db, pool, by, staff }: StaffContext,
  encoder: PictureEncoder,
  { name, content }: { name: string; content: string },
): Promise<UploadedFile> {
  const owner = String(staff.staffId)
  await takeAllowance(db, [{ of: 'staffUpload', for: owner }])
  const sent = Buffer.from(content, 'base64')
  if (sent.length > LIMITS.pictureBytes) throw new Refusal(413)
  const { mime, width, height, ...encoded } = await encoder.encode(sent, owner)
  const bytes = Buffer.from(encoded.bytes)
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  const path = filePath({ sha256, mime })
  await inTransaction(pool, async ({ db: own }) => {
    await addFile(own, { sha256, bytes, mime, width, height, name, staffId: staff.staffId })
    await recordAct(own, by, {
      act: 'files.upload',
      subject: { kind: 'file', id: sha256, label: name },
      changes: { path: [null, path], bytes: [null, bytes.length] },
    })
  })
  return { path, width, height, bytes: bytes.length }
}
