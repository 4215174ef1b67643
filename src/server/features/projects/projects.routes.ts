import * as projects from '../../../contract/shop/projects.ts'
import { type Route, serve, serveUser } from '../../api/route.ts'
import type { Context, UserContext } from '../../context.ts'
import { takeAllowance } from '../allowance/index.ts'
import type { BomContext, BomTools } from '../bom/index.ts'
import { addProject, type ProjectContext } from './add-project.ts'
import { deleteProject, renameProject, shareProject, unshareProject } from './change-project.ts'
import { getProject, getSharedProject } from './get-project.ts'
import { listProjects } from './list-projects.ts'
import { modifyProject } from './modify-project.ts'

export function projectRoutes({ inTurn, ...tools }: BomTools): Route[] {
  /** Lines are read and matched as for a BOM, so they have the same allowance and wait in the same queue. */
  const inQueue = async <C extends Context, T>(context: C, work: (own: C & BomContext) => Promise<T>) => {
    const { address } = context.who.client
    await takeAllowance(tools.db, [{ of: 'bomAddress', for: address }])
    return inTurn(address, () => work({ ...context, ...tools }))
  }
  const forUser = <T>(context: UserContext, work: (own: ProjectContext) => Promise<T>) =>
    inQueue(context, work)
  return [
    serveUser(projects.listProjects, ({ context }) => listProjects(context)),
    serveUser(projects.addProject, ({ context, body }) => forUser(context, own => addProject(own, body))),
    serveUser(projects.getProject, ({ context, params }) =>
      forUser(context, own => getProject(own, params.id)),
    ),
    serveUser(projects.modifyProject, ({ context, params, body }) =>
      forUser(context, own => modifyProject(own, params.id, body)),
    ),
    serveUser(projects.renameProject, ({ context, params, body }) =>
      renameProject(context, params.id, body.name),
    ),
    serveUser(projects.deleteProject, ({ context, params }) => deleteProject(context, params.id)),
    serveUser(projects.shareProject, ({ context, params }) => shareProject(context, params.id)),
    serveUser(projects.unshareProject, ({ context, params }) => unshareProject(context, params.id)),
    serve(projects.getSharedProject, ({ context, params }) =>
      inQueue(context, own => getSharedProject(own, params.key)),
    ),
  ]
}
