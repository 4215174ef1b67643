import { Refusal } from '../../../contract/wire/errors.ts'
import { inTransaction } from '../../database/transaction.ts'
import { findGoods } from '../catalogue/index.ts'
import type { ProjectContext } from './add-project.ts'
import { openLines } from './open-lines.ts'
import { listProjectLines, lockProject, replaceProjectLines, saveProject } from './projects.queries.ts'
import { type Decisions, otherChoices, settleProject } from './settle-project.ts'

/** Saves at today's prices. A tab that has not seen the last save is told, and nothing is overwritten. */
export async function modifyProject(
  context: ProjectContext,
  id: number,
  { version, ...decisions }: Decisions & { version: number },
): Promise<{ version: number }> {
  const { userId, companyId = null } = context.who.user
  const directory = await context.directory()
  return inTransaction(context.pool, async ({ db }) => {
    const row = await lockProject(db, userId, id)
    if (!row) throw new Refusal(404)
    if (row.version !== version) throw new Refusal(409, { reason: 'errors.project_changed' })
    const lines = await openLines({ ...context, db }, await listProjectLines(db, id))
    const others = await findGoods({ ...context, db, directory }, otherChoices(lines, decisions))
    const { project, rows } = settleProject(lines, decisions, others)
    await replaceProjectLines(db, id, rows)
    return saveProject(db, id, { ...project, companyId })
  })
}
