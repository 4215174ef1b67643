import { Refusal } from '../../../contract/wire/errors.ts'
import type { UserContext } from '../../context.ts'
import { newSecret } from '../account/index.ts'
import { addShareKey, removeProject, removeShareKey, setProjectName } from './projects.queries.ts'

export async function renameProject({ db, who }: UserContext, id: number, name: string): Promise<null> {
  return orNotFound(await setProjectName(db, who.user.userId, id, name))
}

export async function deleteProject({ db, who }: UserContext, id: number): Promise<null> {
  return orNotFound(await removeProject(db, who.user.userId, id))
}

/** The key is stored as it is, because the owner sees the link again. It opens one project, to read. */
export async function shareProject({ db, who }: UserContext, id: number): Promise<{ share_key: string }> {
  const share_key = await addShareKey(db, who.user.userId, id, newSecret())
  if (share_key === null) throw new Refusal(404)
  return { share_key }
}

export async function unshareProject({ db, who }: UserContext, id: number): Promise<null> {
  return orNotFound(await removeShareKey(db, who.user.userId, id))
}

function orNotFound(isFound: boolean): null {
  if (!isFound) throw new Refusal(404)
  return null
}
