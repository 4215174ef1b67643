import { findAnything as endpoint } from '../../../contract/desk/find.ts'
import { type DeskRoute, serveStaff } from '../../api/desk-route.ts'
import type { Directories } from '../catalogue/index.ts'
import { findAnything } from './find-anything.ts'

export function findRoutes(directory: Directories): DeskRoute[] {
  return [
    serveStaff(endpoint, async ({ context, query }) =>
      findAnything({ ...context, directory: await directory() }, query.q),
    ),
  ]
}
