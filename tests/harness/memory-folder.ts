import { accessSync, constants, statfsSync } from 'node:fs'
import { freemem } from 'node:os'

/** Linux keeps the files in this folder in memory. */
const FOLDER = '/dev/shm'
/** Databases and browser profiles of a run take less than half of it. */
const NEEDED_BYTES = 4 * 2 ** 30

/**
 * Puts the temporary files of all tests into memory if there is enough: a database is copied in 0.05 s instead of
 * 0.4 s.
 */
export function preferMemoryFolder(): void {
  if (process.env.TMPDIR === undefined && isLarge()) process.env.TMPDIR = FOLDER
}

function isLarge(): boolean {
  try {
    accessSync(FOLDER, constants.W_OK | constants.X_OK)
    const { bavail, bsize } = statfsSync(FOLDER)
    return Math.min(bavail * bsize, freemem()) >= NEEDED_BYTES
  } catch {
    return false
  }
}
