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

/** Saved prices of a company are for its people, and not for everyone with the link. */
export async function getSharedProject(
  { db, who }: Context,
  key: string,
  open: Open,
): Promise<SharedProject> {
  const row = await findSharedProject(db, key)
  if (!row) throw new Refusal(404)
  const shown = await open(row)
  const isForAll = row.companyId === null || row.companyId === who.user?.companyId
  return isForAll ? shown : { ...shown, amount: null, saved: {} }
}
