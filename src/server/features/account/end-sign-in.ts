import { Refusal } from '../../../contract/wire/errors.ts'
import type { UserContext } from '../../context.ts'
import { removeSignIn } from './sign-ins.queries.ts'

export async function endSignIn({ db, who }: UserContext, id: number): Promise<null> {
  if (!(await removeSignIn(db, who.user.userId, id))) throw new Refusal(404)
  return null
}
