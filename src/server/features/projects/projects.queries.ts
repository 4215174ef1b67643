import { and, asc, count, desc, eq, sql } from 'drizzle-orm'
import type { Database } from '../../database/connection.ts'
import type { TransactionDatabase } from '../../database/transaction.ts'
import { projectLines, projects } from './projects.tables.ts'

export type ProjectRow = typeof projects.$inferSelect
export type ProjectLineRow = Omit<typeof projectLines.$inferSelect, 'projectId' | 'position'>
export type SavedProject = Pick<ProjectRow, 'boards' | 'spare' | 'amount'>
type PricedProject = SavedProject & Pick<ProjectRow, 'companyId'>

export async function listProjectRows(
  db: Database,
  userId: number,
): Promise<(ProjectRow & { lineCount: number })[]> {
  const rows = await db
    .select({ project: projects, lineCount: count(projectLines.position) })
    .from(projects)
    .leftJoin(projectLines, eq(projectLines.projectId, projects.id))
    .where(eq(projects.userId, userId))
    .groupBy(projects.id)
    .orderBy(desc(projects.savedAt), desc(projects.id))
  return rows.map(({ project, lineCount }) => ({ ...project, lineCount }))
}

export async function countProjects(db: Database, userId: number): Promise<number> {
  return db.$count(projects, eq(projects.userId, userId))
}

export async function insertProject(
  db: Database,
  project: PricedProject & Pick<ProjectRow, 'userId' | 'name'>,
): Promise<Pick<ProjectRow, 'id' | 'version'>> {
  const [row] = await db
    .insert(projects)
    .values(project)
    .returning({ id: projects.id, version: projects.version })
  if (!row) throw new Error('a project was not stored')
  return row
}

/** Returns null when the user has no such project. */
export async function findProject(db: Database, userId: number, id: number): Promise<ProjectRow | null> {
  const [row] = await db.select().from(projects).where(ownedBy(userId, id))
  return row ?? null
}

export async function lockProject(
  db: TransactionDatabase,
  userId: number,
  id: number,
): Promise<ProjectRow | null> {
  const [row] = await db.select().from(projects).where(ownedBy(userId, id)).for('update')
  return row ?? null
}

export async function findSharedProject(db: Database, shareKey: string): Promise<ProjectRow | null> {
  const [row] = await db.select().from(projects).where(eq(projects.shareKey, shareKey))
  return row ?? null
}

export async function saveProject(
  db: TransactionDatabase,
  id: number,
  project: PricedProject,
): Promise<{ version: number }> {
  const [row] = await db
    .update(projects)
    .set({ ...project, version: sql`${projects.version} + 1`, savedAt: sql`now()` })
    .where(eq(projects.id, id))
    .returning({ version: projects.version })
  if (!row) throw new Error('a project was not stored')
  return row
}

/** Returns false when the user has no such project, as the next two do. */
export async function setProjectName(
  db: Database,
  userId: number,
  id: number,
  name: string,
): Promise<boolean> {
  const { rowCount } = await db.update(projects).set({ name }).where(ownedBy(userId, id))
  return rowCount === 1
}

export async function removeProject(db: Database, userId: number, id: number): Promise<boolean> {
  const { rowCount } = await db.delete(projects).where(ownedBy(userId, id))
  return rowCount === 1
}

export async function removeShareKey(db: Database, userId: number, id: number): Promise<boolean> {
  const { rowCount } = await db.update(projects).set({ shareKey: null }).where(ownedBy(userId, id))
  return rowCount === 1
}

/** A project that is shared already keeps its key. Returns null when the user has no such project. */
export async function addShareKey(
  db: Database,
  userId: number,
  id: number,
  key: string,
): Promise<string | null> {
  const [row] = await db
    .update(projects)
    .set({ shareKey: sql`coalesce(${projects.shareKey}, ${key})` })
    .where(ownedBy(userId, id))
    .returning({ shareKey: projects.shareKey })
  return row?.shareKey ?? null
}

export async function listProjectLines(db: Database, projectId: number): Promise<ProjectLineRow[]> {
  const rows = await db
    .select()
    .from(projectLines)
    .where(eq(projectLines.projectId, projectId))
    .orderBy(asc(projectLines.position))
  return rows.map(({ projectId: _, position: __, ...line }) => line)
}

export async function replaceProjectLines(
  db: Database,
  projectId: number,
  lines: readonly ProjectLineRow[],
): Promise<void> {
  await db.delete(projectLines).where(eq(projectLines.projectId, projectId))
  if (lines.length > 0)
    await db.insert(projectLines).values(lines.map((line, position) => ({ ...line, projectId, position })))
}

export async function removeProjectsOf(db: Database, userId: number): Promise<number> {
  const { rowCount } = await db.delete(projects).where(eq(projects.userId, userId))
  return rowCount ?? 0
}

function ownedBy(userId: number, id: number) {
  return and(eq(projects.id, id), eq(projects.userId, userId))
}
