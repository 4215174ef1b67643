import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { WalletKeys } from '../../domain/wallet-keys.ts'
import { Book, newBook } from './book.ts'

/** The stand-in of the shop that keeps its data here, whether or not it runs this moment. */
export function findStandIn(dataDir: string): WalletKeys | null {
  const book = readBook(dataDir)
  if (!book?.url) return null
  const { url, clientId, clientSecret, webhookId } = book
  return { url, clientId, clientSecret, webhookId }
}

export type BookFile = { book: Book; save: () => void }

/** Without a folder nothing outlives the process. */
export function openBook(folder: string | null): BookFile {
  if (folder === null) return { book: newBook(), save: () => {} }
  const book = readBook(folder) ?? newBook()
  return { book, save: () => writeBook(folder, book) }
}

const FILE = 'test-wallet.json'

function readBook(folder: string): Book | null {
  try {
    return Book.parse(JSON.parse(readFileSync(join(folder, FILE), 'utf8')))
  } catch {
    // Never made, or by another version: payments that are only a test may be forgotten.
    return null
  }
}

/** Whole or not at all, also when two shops share a folder. */
function writeBook(folder: string, book: Book): void {
  mkdirSync(folder, { recursive: true })
  const path = join(folder, FILE)
  const fresh = `${path}.${process.pid}`
  writeFileSync(fresh, JSON.stringify(book), { mode: 0o600 })
  renameSync(fresh, path)
}
