import { eq, inArray } from 'drizzle-orm'
import type { Database } from '../../database/connection.ts'
import { poFiles } from './orders.tables.ts'

type PoFile = { name: string; content: Buffer }

export async function addPoFile(db: Database, orderId: number, { name, content }: PoFile): Promise<void> {
  await db.insert(poFiles).values({ orderId, name, content })
}

export async function findPoFile(db: Database, orderId: number): Promise<PoFile | null> {
  const { name, content } = poFiles
  const [row] = await db.select({ name, content }).from(poFiles).where(eq(poFiles.orderId, orderId))
  return row ?? null
}

/** Without its content, for pages that only link to it. */
export async function findPoFileName(db: Database, orderId: number): Promise<string | null> {
  const [row] = await db.select({ name: poFiles.name }).from(poFiles).where(eq(poFiles.orderId, orderId))
  return row?.name ?? null
}

export async function removePoFiles(db: Database, orderIds: readonly number[]): Promise<void> {
  await db.delete(poFiles).where(inArray(poFiles.orderId, [...orderIds]))
}
