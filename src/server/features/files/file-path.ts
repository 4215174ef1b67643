import type { FileMime } from './files.tables.ts'

const FOLDER = '/files/'
const ENDINGS: Record<string, FileMime> = { png: 'image/png', webp: 'image/webp' }

export type FileAddress = { sha256: string; mime: FileMime }

/** The address contains the hash of the content, so browsers may keep it for ever. */
export function filePath({ sha256, mime }: FileAddress): string {
  return `${FOLDER}${sha256}.${mime.slice('image/'.length)}`
}

/** Null: not the address of an uploaded file. */
export function readFilePath(path: string): FileAddress | null {
  const [, sha256 = '', ending = ''] = /^\/files\/([0-9a-f]{64})\.(png|webp)$/.exec(path) ?? []
  const mime = ENDINGS[ending]
  return mime ? { sha256, mime } : null
}
