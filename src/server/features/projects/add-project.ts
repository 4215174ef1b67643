import type { BomSource } from '../../../contract/shop/bom.ts'
import { Refusal } from '../../../contract/wire/errors.ts'
import { LIMITS } from '../../../domain/limits.ts'
import type { UserContext } from '../../context.ts'
import { inTransaction } from '../../database/transaction.ts'
import { lockUser } from '../account/index.ts'
import { type BomContext, readSource } from '../bom/index.ts'
import { findGoods } from '../catalogue/index.ts'
import { countProjects, insertProject, replaceProjectLines } from './projects.queries.ts'
import { type Decisions, otherChoices, settleProject } from './settle-project.ts'

export type ProjectContext = BomContext & UserContext

/** Reads the lines again instead of taking them from the browser, so that prices and matches are ours. */
export async function addProject(
  context: ProjectContext,
  { name, source, ...decisions }: Decisions & { name: string; source: BomSource },
): Promise<{ id: number; version: number }> {
  const { userId, companyId = null } = context.who.user
  if ((await countProjects(context.db, userId)) >= LIMITS.projectsPerUser) throw tooManyProjects()
  const lines = await readSource(context, source)
  if (lines.length === 0) throw new Refusal(400, { reason: 'errors.lines_required' })
  if (lines.length > LIMITS.projectLines)
    throw new Refusal(409, {
      reason: 'errors.project_too_long',
      values: { lines: LIMITS.projectLines },
    })
  const directory = await context.directory()
  const others = await findGoods({ ...context, directory }, otherChoices(lines, decisions))
  const { project, rows } = settleProject(lines, decisions, others)
  return inTransaction(context.pool, async ({ db }) => {
    // Two tabs that save at once must not exceed the limit.
    await lockUser(db, userId)
    if ((await countProjects(db, userId)) >= LIMITS.projectsPerUser) throw tooManyProjects()
    const saved = await insertProject(db, { ...project, userId, companyId, name })
    await replaceProjectLines(db, saved.id, rows)
    return saved
  })
}

function tooManyProjects(): Refusal {
  return new Refusal(409, {
    reason: 'errors.too_many_projects',
    values: { projects: LIMITS.projectsPerUser },
  })
}
