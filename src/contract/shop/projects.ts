import * as z from 'zod/mini'
import { SPARE_MAX, SPARE_UNITS } from '../../domain/bom/wanted-quantity.ts'
import { LIMITS } from '../../domain/limits.ts'
import { endpoint } from '../wire/endpoint.ts'
import { Quantity, RowId, required, text, WholeNumber } from '../wire/fields.ts'
import { BomSource, byLine, ChosenPart, MatchedLine } from './bom.ts'

const Spare = z
  .object({ amount: WholeNumber, unit: z.enum(SPARE_UNITS) })
  .check(z.refine(({ amount, unit }) => amount <= SPARE_MAX[unit]))

const Boards = z.int().check(z.gte(1), z.lte(LIMITS.boardsMax))
const ProjectName = required('errors.project_name_required')

/** The buyer's decisions; records are by the key of a line. */
const Decisions = {
  boards: Boards,
  spare: Spare,
  /** The chosen part; 0 if our match was rejected. */
  choices: byLine(ChosenPart),
  quantities: byLine(Quantity),
  /** Whether the line is left out; without an entry, the price decides. */
  left_out: byLine(z.boolean()),
}

/** The state of a line when the project was saved; amount null if it could not be ordered right away. */
const SavedLine = z.object({
  part_number: z.string(),
  quantity: z.int(),
  price: z.nullable(z.number()),
  amount: z.nullable(z.number()),
  stock: z.nullable(z.int()),
})
export type SavedLine = z.infer<typeof SavedLine>

const SharedProject = z.object({
  name: z.string(),
  saved_at: z.iso.datetime(),
  /**
   * USD of the lines that would have been bought; null, and nothing in `saved`, if the prices were those of
   * another company.
   */
  amount: z.nullable(z.number()),
  boards: z.int(),
  spare: Spare,
  choices: z.record(z.string(), z.int()),
  quantities: z.record(z.string(), z.int()),
  left_out: z.record(z.string(), z.boolean()),
  lines: z.array(MatchedLine),
  saved: z.record(z.string(), SavedLine),
})
export type SharedProject = z.infer<typeof SharedProject>

const Project = z.object({
  ...SharedProject.shape,
  id: z.int(),
  version: z.int(),
  share_key: z.nullable(z.string()),
})
export type Project = z.infer<typeof Project>

const ProjectSummary = z.object({
  id: z.int(),
  name: z.string(),
  saved_at: z.iso.datetime(),
  boards: z.int(),
  line_count: z.int(),
  amount: z.number(),
  version: z.int(),
  is_shared: z.boolean(),
})
export type ProjectSummary = z.infer<typeof ProjectSummary>

export const listProjects = endpoint({
  method: 'GET',
  path: '/api/user/projects',
  summary: "The signed-in customer's projects, the last saved first",
  access: 'user',
  data: z.array(ProjectSummary),
})

export const addProject = endpoint({
  method: 'POST',
  path: '/api/user/projects',
  summary: 'Saves the lines of an uploaded or pasted bill of materials with the decisions about them',
  access: 'user',
  body: z.object({ name: ProjectName, source: BomSource, ...Decisions }),
  data: z.object({ id: z.int(), version: z.int() }),
})

export const getProject = endpoint({
  method: 'GET',
  path: '/api/user/projects/{id}',
  summary: "A project's lines with today's prices and stock, and those when it was saved",
  access: 'user',
  params: z.object({ id: RowId }),
  data: Project,
})

export const modifyProject = endpoint({
  method: 'PUT',
  path: '/api/user/projects/{id}',
  summary: 'Saves the decisions of a project at today’s prices; refused if it was saved since `version`',
  access: 'user',
  params: z.object({ id: RowId }),
  body: z.object({ version: WholeNumber, ...Decisions }),
  data: z.object({ version: z.int() }),
})

export const renameProject = endpoint({
  method: 'PUT',
  path: '/api/user/projects/{id}/name',
  summary: 'Renames a project',
  access: 'user',
  params: z.object({ id: RowId }),
  body: z.object({ name: ProjectName }),
  data: z.null(),
})

export const deleteProject = endpoint({
  method: 'DELETE',
  path: '/api/user/projects/{id}',
  summary: 'Deletes a project; its shared link ends',
  access: 'user',
  params: z.object({ id: RowId }),
  data: z.null(),
})

export const shareProject = endpoint({
  method: 'POST',
  path: '/api/user/projects/{id}/share',
  summary: 'Anyone with the returned key can read the project',
  access: 'user',
  params: z.object({ id: RowId }),
  data: z.object({ share_key: z.string() }),
})

export const unshareProject = endpoint({
  method: 'DELETE',
  path: '/api/user/projects/{id}/share',
  summary: 'Ends the shared link of a project',
  access: 'user',
  params: z.object({ id: RowId }),
  data: z.null(),
})

export const getSharedProject = endpoint({
  method: 'GET',
  path: '/api/projects/{key}',
  summary: 'A shared project, read only',
  params: z.object({ key: text(LIMITS.nameLength) }),
  data: SharedProject,
})
