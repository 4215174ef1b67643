import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { WalletKeys } from '../../domain/wallet-keys.ts'
import { Book, newBook } from './book.ts'

/** The keys of the stand-in that belongs to this data folder, running or not. */
export function findStandIn(dataDir: string): WalletKeys | null {
  const book = readBook(dataDir)
  if (!book?.url) return null
  const { url, clientId, clientSecret, webhookId } = book
  return { url, clientId, clientSecret, webhookId }
}

export type BookFile = { book: Book; save: () => void }

/** Without a folder nothing is persisted. */
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
    // The file is missing or was written by another version; test payments may be lost.
    return null
  }
}

/** Writes atomically, also when two shops share a folder. */
function writeBook(folder: string, book: Book): void {
  mkdirSync(folder, { recursive: true })
  const path = join(folder, FILE)
  const fresh = `${path}.${process.pid}`
  writeFileSync(fresh, JSON.stringify(book), { mode: 0o600 })
  renameSync(fresh, path)
}
