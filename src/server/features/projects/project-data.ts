import type { PersonalData } from '../account/index.ts'
import { listProjectLines, listProjectRows, removeProjectsOf } from './projects.queries.ts'

export const projectData: PersonalData = {
  name: 'projects',
  list: async (db, { userId }) => {
    const known: unknown[] = []
    if (userId === null) return known
    for (const { userId: _, shareKey: __, ...project } of await listProjectRows(db, userId))
      known.push({ ...project, lines: await listProjectLines(db, project.id) })
    return known
  },
  erase: async (db, { userId }) => (userId === null ? 0 : removeProjectsOf(db, userId)),
}
