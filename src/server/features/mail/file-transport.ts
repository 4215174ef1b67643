import { randomBytes } from 'node:crypto'
import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import type { Transport } from './transport.ts'

/**
 * Without a mail server: one file per mail, named by its time. Readable by the shop only, because its links
 * are secrets.
 */
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

const LEFTOVER_MS = 60 * 60_000

/** Removes temporary files of processes that were killed while writing. */
export async function sweepMailFiles(folder: string, now = Date.now()): Promise<void> {
  const names = await readdir(folder).catch(() => [])
  for (const name of names.filter(one => one.endsWith('.part'))) {
    const path = join(folder, name)
    const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: now }))
    if (now - mtimeMs > LEFTOVER_MS) await rm(path, { force: true })
  }
}

export function mailFolder(dataDir: string): string {
  return join(dataDir, 'mail')
}
