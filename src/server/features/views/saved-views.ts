import type { SavedView } from '../../../contract/desk/views.ts'
import { Refusal } from '../../../contract/wire/errors.ts'
import { RIGHT_OF_VIEWS, type ViewScreen } from '../../../domain/saved-views.ts'
import type { StaffContext } from '../../context.ts'
import { inTransaction } from '../../database/transaction.ts'
import { recordAct } from '../audit/index.ts'
import {
  addView,
  changeView,
  findViewNamed,
  listViewRows,
  lockViews,
  type NewView,
  removeViewRow,
  type ViewRow,
} from './views.queries.ts'

/** The parameter of a list for its search. */
const SEARCH = 'q'

export async function listViews(context: StaffContext, screen: ViewScreen): Promise<SavedView[]> {
  refuseWithout(context, screen)
  const rows = await listViewRows(context.db, context.staff.staffId, screen)
  return rows.map(toView)
}

/** For the person, or with `staffId: null` for everybody. A view of that name gets the new filters. */
export async function saveView(context: StaffContext, view: NewView): Promise<SavedView> {
  refuseWithout(context, view.screen)
  return inTransaction(context.pool, async ({ db }) => {
    await lockViews(db)
    const before = await findViewNamed(db, view)
    const saved = before ? await changeView(db, before.id, view) : await addView(db, view)
    if (!saved) throw new Refusal(409, { reason: 'desk_errors.views_full' })
    await recordAct(db, context.by, {
      act: 'view.save',
      subject: subjectOf(saved),
      changes: {
        filters: [before && filtersOf(before), filtersOf(saved)],
        shared: [before && isShared(before), isShared(saved)],
        ...(searchOf(saved) === searchOf(before) ? {} : { search: ['', 'changed'] }),
      },
    })
    return toView(saved)
  })
}

export async function removeView(context: StaffContext, id: number, staffId: number | null): Promise<null> {
  return inTransaction(context.pool, async ({ db }) => {
    const removed = await removeViewRow(db, id, staffId)
    if (!removed) throw new Refusal(404)
    await recordAct(db, context.by, {
      act: 'view.remove',
      subject: subjectOf(removed),
      changes: { filters: [filtersOf(removed), null] },
    })
    return null
  })
}

function refuseWithout({ staff }: StaffContext, screen: ViewScreen): void {
  if (!staff.rights.includes(RIGHT_OF_VIEWS[screen]))
    throw new Refusal(403, { reason: 'desk_errors.no_right' })
}

/** Without the searched text, which may be a name or a mailbox: nothing can be erased from the audit. */
function filtersOf({ query }: ViewRow): string {
  const filters = new URLSearchParams(query)
  filters.delete(SEARCH)
  return filters.toString()
}

export function searchOf(view: Pick<ViewRow, 'query'> | null): string {
  return new URLSearchParams(view?.query).get(SEARCH) ?? ''
}

const isShared = ({ staffId }: ViewRow) => staffId === null

/** Nothing can be erased from the audit, so a name with a mailbox is left out. */
function subjectOf({ id, name }: ViewRow) {
  return { kind: 'view', id, label: name.normalize('NFKC').includes('@') ? '•••@•••' : name }
}

function toView(row: ViewRow): SavedView {
  return { id: row.id, name: row.name, query: row.query, is_shared: isShared(row) }
}
