import { useEffect, useMemo, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { canWalkByArrow, selectRow, walkRows } from '../list/walk-rows.ts'
import { historyPosition, stepsToOther } from '../page/visited.ts'
import { useMay } from '../session/me.ts'
import { isKeyAct, runKeyAct } from './key-acts.ts'
import { pressedKey } from './pressed-key.ts'
import { editRecord, findNewAct, isDialogOpen, runPrimaryAct } from './primary-act.ts'
import { isForPage, matchKeys, SHORTCUTS, type Shortcut } from './shortcuts.ts'

/** Not needed before the screen is usable. */
const typedFields = () => import('./typed-fields.ts')

/** How long the first of two keys waits for the second. */
const PAIR_MS = 1_500

const ROW_ACTS = {
  next_row: () => walkRows(1),
  previous_row: () => walkRows(-1),
  select_row: () => selectRow({ isRange: false }),
  select_range: () => selectRow({ isRange: true }),
}

/** A key that is held down walks on, and does anything else once. */
const WALKS: readonly string[] = ['next_row', 'previous_row']

type ShortcutsHandle = {
  list: readonly Shortcut[]
  isSheetOpen: boolean
  setSheetOpen: (is: boolean) => void
  isFindOpen: boolean
  setFindOpen: (is: boolean) => void
}

/** Listens to the keys that the person may use. Mounted once. */
export function useShortcuts(): ShortcutsHandle {
  const may = useMay()
  const navigate = useNavigate()
  const [isSheetOpen, setSheetOpen] = useState(false)
  const [isFindOpen, setFindOpen] = useState(false)
  const first = useRef<{ key: string; at: number } | null>(null)
  const list = useMemo(() => SHORTCUTS.filter(shortcut => may(shortcut.may)), [may])

  useEffect(() => {
    const run = (shortcut: Shortcut, target: EventTarget | null) => {
      if ('goes' in shortcut) return void navigate(shortcut.goes)
      const { does } = shortcut
      if (does === 'primary') return runPrimaryAct(target)
      if (does === 'edit') return editRecord()
      if (does === 'close') return void closeRecord(steps => void navigate(steps))
      if (does === 'new') return createNew(() => void navigate('/quotes/new'))
      if (does === 'show_keys') return setSheetOpen(true)
      if (does === 'find') return setFindOpen(true)
      if (does === 'search') return focusSearch() || setFindOpen(true)
      if (isKeyAct(does)) return runKeyAct(does)
      ROW_ACTS[does]()
    }
    const onKey = (event: KeyboardEvent) => {
      const key = pressedKey(event)
      if (key === null || event.defaultPrevented || event.isComposing) return
      if (key.startsWith('Arrow') && !canWalkByArrow(event)) return
      if (!isForPage(key, { isTyping: isTyping(event), hasDialog: isDialogOpen() })) return
      const { current } = first
      const before = current && event.timeStamp - current.at < PAIR_MS ? current.key : null
      const found = matchKeys(list, before, key)
      first.current = found === 'waiting' ? { key, at: event.timeStamp } : null
      if (found === null || found === 'waiting') return
      event.preventDefault()
      if (event.repeat && !('does' in found && WALKS.includes(found.does))) return
      run(found, event.target)
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [list, navigate])
  useEffect(() => {
    const stopping = typedFields().then(({ watchFields }) => watchFields())
    return () => void stopping.then(stop => stop())
  }, [])
  return { list, isSheetOpen, setSheetOpen, isFindOpen, setFindOpen }
}

/**
 * Leads back to where the record was opened, or to its list if it was opened by its address. Typed text would be lost:
 * it gets the focus instead.
 */
async function closeRecord(goBack: (steps: number) => void): Promise<void> {
  const list = document.querySelector<HTMLElement>('main [data-back]')
  const typed = (await typedFields()).findTypedField()
  const steps = stepsToOther(historyPosition())
  if (!list) return
  if (typed) typed.focus()
  else if (steps === null) list.click()
  else goBack(-steps)
}

/** Starts the screen's own new record, otherwise a quote. Everyone who may add records may write quotes. */
function createNew(startQuote: () => void): void {
  const act = findNewAct()
  if (act) act.click()
  else startQuote()
}

/** The search field of the list on screen, if it has one. */
function focusSearch(): boolean {
  const field = document.querySelector<HTMLInputElement>('main input[type="search"]')
  field?.focus()
  return field !== null
}

function isTyping({ target }: KeyboardEvent): boolean {
  if (!(target instanceof Element)) return false
  const field =
    'input:not([type="checkbox"]), select, textarea, [contenteditable], [role="dialog"], [role="combobox"]'
  return target.closest(field) !== null
}
