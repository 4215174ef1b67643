import { randomBytes } from 'node:crypto'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import type { Transport } from './transport.ts'

/** Without a mail server: one file per mail, named by its time. Readable by the shop alone, for its links are keys. */
export function fileTransport(folder: string): Transport {
  const files = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  return {
    send: async message => {
      const { message: bytes } = await files.sendMail(message)
      const name = `${new Date().toISOString().replace(/[:.]/g, '-')}-${randomBytes(4).toString('hex')}`
      await mkdir(folder, { recursive: true, mode: 0o700 })
      await writeFile(join(folder, `${name}.part`), bytes, { mode: 0o600, flush: true })
      await rename(join(folder, `${name}.part`), join(folder, `${name}.eml`))
    },
    close: () => files.close(),
  }
}

export function mailFolder(dataDir: string): string {
  return join(dataDir, 'mail')
}
