import * as z from 'zod/mini'
import { LIMITS } from '../../domain/limits.ts'
import { VIEW_SCREENS } from '../../domain/saved-views.ts'
import { endpoint } from '../wire/endpoint.ts'
import { RowId, required, text } from '../wire/fields.ts'

const Screen = z.enum(VIEW_SCREENS)
const ById = z.object({ id: RowId })
const NewView = z.object({
  screen: Screen,
  name: required('desk_errors.name_required'),
  /** The filters as they are in the address. */
  query: text(LIMITS.filterLength),
})

export const SavedView = z.object({
  id: z.int(),
  name: z.string(),
  query: z.string(),
  /** For everybody who may open the list. */
  is_shared: z.boolean(),
})
export type SavedView = z.infer<typeof SavedView>

export const listViews = endpoint({
  method: 'GET',
  path: '/desk/api/views',
  summary: 'The signed-in person’s and the shared views of a list, by name',
  may: 'staff',
  query: z.object({ screen: Screen }),
  data: z.array(SavedView),
})

export const saveView = endpoint({
  method: 'POST',
  path: '/desk/api/views',
  summary: 'Saves the filters of a list under a name; the person’s view of that name is replaced',
  may: 'staff',
  body: NewView,
  data: SavedView,
})

export const removeView = endpoint({
  method: 'DELETE',
  path: '/desk/api/views/{id}',
  summary: 'Deletes one of the signed-in person’s views',
  may: 'staff',
  params: ById,
  data: z.null(),
})

export const shareView = endpoint({
  method: 'POST',
  path: '/desk/api/views/shared',
  summary: 'Saves the filters of a list for all staff who may open it',
  may: 'settings.edit',
  body: NewView,
  data: SavedView,
})

export const removeSharedView = endpoint({
  method: 'DELETE',
  path: '/desk/api/views/shared/{id}',
  summary: 'Deletes a shared view',
  may: 'settings.edit',
  params: ById,
  data: z.null(),
})
