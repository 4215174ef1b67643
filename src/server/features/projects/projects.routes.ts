import * as projects from '../../../contract/shop/projects.ts'
import { type Route, serve, serveUser } from '../../api/route.ts'
import type { Context, UserContext } from '../../context.ts'
import { takeAllowance } from '../allowance/index.ts'
import { type BomContext, type BomTools, contextFor } from '../bom/index.ts'
import { addProject, type ProjectContext } from './add-project.ts'
import { deleteProject, renameProject, shareProject, unshareProject } from './change-project.ts'
import { getProject, getSharedProject } from './get-project.ts'
import { listProjects } from './list-projects.ts'
import { modifyProject } from './modify-project.ts'
import { openProject } from './open-lines.ts'
import type { ProjectRow } from './projects.queries.ts'

export function projectRoutes({ inTurn, ...tools }: BomTools): Route[] {
  /** Lines are read and matched as for a BOM, so they have the same allowance and wait in the same queue. */
  const inQueue = async <C extends Context, T>(context: C, work: (own: C & BomContext) => Promise<T>) => {
    const { address, network } = context.who.client
    // The client of a rendered page has no address, and all of them must not count as one.
    const asker = address || network
    await takeAllowance(tools.db, [{ of: 'bomAddress', for: asker }])
    return inTurn(asker, () => work(contextFor(context, tools)))
  }
  const forUser = <T>(context: UserContext, work: (own: ProjectContext) => Promise<T>) =>
    inQueue(context, work)
  const openFor = (context: Context) => (row: ProjectRow) => inQueue(context, own => openProject(own, row))
  return [
    serveUser(projects.listProjects, ({ context }) => listProjects(context)),
    serveUser(projects.addProject, ({ context, body }) => forUser(context, own => addProject(own, body))),
    serveUser(projects.getProject, ({ context, params }) => getProject(context, params.id, openFor(context))),
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
      getSharedProject(context, params.key, openFor(context)),
    ),
  ]
}
