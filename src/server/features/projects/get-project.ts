import type { Project, SharedProject } from '../../../contract/shop/projects.ts'
import { Refusal } from '../../../contract/wire/errors.ts'
import type { BomContext } from '../bom/index.ts'
import type { ProjectContext } from './add-project.ts'
import { openProject } from './open-lines.ts'
import { findProject, findSharedProject } from './projects.queries.ts'

export async function getProject(context: ProjectContext, id: number): Promise<Project> {
  const row = await findProject(context.db, context.who.user.userId, id)
  if (!row) throw new Refusal(404)
  const { version, shareKey } = row
  return { id, version, share_key: shareKey, ...(await openProject(context, row)) }
}

export async function getSharedProject(context: BomContext, key: string): Promise<SharedProject> {
  const row = await findSharedProject(context.db, key)
  if (!row) throw new Refusal(404)
  return openProject(context, row)
}
