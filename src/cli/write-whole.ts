import { rename, rm, writeFile } from 'node:fs/promises'
import { explainFileError } from './file-trouble.ts'

const FOR_THE_OWNER = 0o600

/** Writes to a temporary name first, readable by its owner only. */
export async function writeWhole(
  file: string,
  content: string | Uint8Array,
  signal: AbortSignal,
): Promise<void> {
  const unfinished = `${file}.unfinished`
  try {
    await rm(unfinished, { force: true })
    await writeFile(unfinished, content, { mode: FOR_THE_OWNER, flag: 'wx', signal })
    await rename(unfinished, file)
  } catch (error) {
    await rm(unfinished, { force: true })
    throw explainFileError(error)
  }
}
