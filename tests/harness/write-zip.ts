import { writeZip as write } from '../../src/server/sheets/book/write-zip.ts'

type ZipEntry = { name: string; content: string | Buffer }

/** A compressed zip file. */
export function writeZip(entries: ZipEntry[]): Buffer {
  const parts = entries.map(({ name, content }) => ({ name, bytes: Buffer.from(content) }))
  return write(parts, { isCompressed: true })
}
