import type { ProjectSummary } from '../../../contract/shop/projects.ts'
import type { UserContext } from '../../context.ts'
import { listProjectRows } from './projects.queries.ts'

export async function listProjects({ db, who }: UserContext): Promise<ProjectSummary[]> {
  const rows = await listProjectRows(db, who.user.userId)
  return rows.map(({ id, name, savedAt, boards, lineCount, amount, version, shareKey }) => ({
    id,
    name,
    saved_at: savedAt.toISOString(),
    boards,
    line_count: lineCount,
    amount,
    version,
    is_shared: shareKey !== null,
  }))
}
