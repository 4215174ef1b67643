import type { Project, SharedProject } from '../../../contract/shop/projects.ts'
import { Refusal } from '../../../contract/wire/errors.ts'
import type { Context, UserContext } from '../../context.ts'
import { findProject, findSharedProject, type ProjectRow } from './projects.queries.ts'

/** Reads the lines of a project that exists. A wrong id or key neither counts nor waits. */
type Open = (row: ProjectRow) => Promise<SharedProject>

export async function getProject({ db, who }: UserContext, id: number, open: Open): Promise<Project> {
  const row = await findProject(db, who.user.userId, id)
  if (!row) throw new Refusal(404)
  const { version, shareKey } = row
  return { id, version, share_key: shareKey, ...(await open(row)) }
}

/** The prices at which it was saved are for the owner's company, if there is one, and not for everyone with the link. */
export async function getSharedProject(
  { db, who }: Context,
  key: string,
  open: Open,
): Promise<SharedProject> {
  const row = await findSharedProject(db, key)
  if (!row) throw new Refusal(404)
  const { project, ownersCompanyId } = row
  const shown = await open(project)
  const isForAll = ownersCompanyId === null || ownersCompanyId === who.user?.companyId
  return isForAll ? shown : { ...shown, amount: null, saved: {} }
}
