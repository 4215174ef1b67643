import { type ClipboardEvent, type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react'
import { classNames } from '../../../../web/ui/class-names.ts'
import { pressedKey } from '../../../shell/keys/pressed-key.ts'
import type { GridAct } from './grid-state.ts'
import { readTsv } from './tsv.ts'

type CellInputProps = {
  label: string
  text: string
  isReadOnly: boolean
  isNumeric: boolean
  /** The focus follows the cursor only after the person has entered the grid. */
  takesFocus: boolean
  act: (act: GridAct) => void
  copy: () => string
  /** Tab at the first or the last cell goes out of the grid. */
  isAtEdge: (isBack: boolean) => boolean
  /** Escape leaves the grid; Alt and down shows the choices for the line. */
  onLeave: () => void
  onCandidates: () => void
}

const ARROWS: Record<string, [rows: number, columns: number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  PageUp: [-12, 0],
  PageDown: [12, 0],
  Enter: [1, 0],
}
const FAR = 1_000

/**
 * The active cell. A real field, so that every keyboard, input method and clipboard works. Until something is typed,
 * arrow keys move the cursor; typing replaces the value, F2 and a double click edit it.
 */
export function CellInput(props: CellInputProps) {
  const { label, text, isReadOnly, isNumeric, takesFocus, act, copy, isAtEdge, onLeave, onCandidates } = props
  const [typed, setTyped] = useState<string | null>(null)
  const input = useRef<HTMLInputElement>(null)
  const isTyping = typed !== null

  useLayoutEffect(() => {
    if (!takesFocus) return
    input.current?.focus({ preventScroll: true })
    input.current?.select()
  }, [takesFocus])

  const commit = () => {
    if (typed !== null) act({ type: 'type', text: typed })
    setTyped(null)
  }
  const startTyping = () => {
    if (isReadOnly) return
    setTyped(text)
    input.current?.setSelectionRange(text.length, text.length)
  }
  const cancel = () => {
    if (!isTyping) return onLeave()
    setTyped(null)
    requestAnimationFrame(() => input.current?.select())
  }

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return
    const done = runKey(event, {
      ...{ isTyping, isReadOnly, act, commit, cancel, startTyping, isAtEdge, onCandidates },
    })
    if (done) event.preventDefault()
  }
  const onPaste = (event: ClipboardEvent) => {
    const cells = readTsv(event.clipboardData.getData('text/plain'))
    const isBlock = cells.length > 1 || (cells[0]?.length ?? 0) > 1
    if (isReadOnly && !isBlock) return
    if (isTyping && !isBlock) return
    event.preventDefault()
    setTyped(null)
    act({ type: 'paste', cells })
  }
  const onCopy = (event: ClipboardEvent) => {
    if (isTyping) return
    event.preventDefault()
    event.clipboardData.setData('text/plain', copy())
    if (event.type === 'cut') act({ type: 'clear' })
  }
  return (
    <input
      ref={input}
      aria-label={label}
      readOnly={isReadOnly}
      value={typed ?? text}
      autoComplete="off"
      spellCheck={false}
      dir={isNumeric ? 'ltr' : 'auto'}
      onChange={event => setTyped(event.target.value)}
      onBlur={commit}
      onKeyDown={onKeyDown}
      onPaste={onPaste}
      onCopy={onCopy}
      onCut={onCopy}
      onDoubleClick={startTyping}
      className={classNames(
        'absolute inset-0 size-full bg-paper px-2 text-sm outline-2 -outline-offset-2 outline-brand pointer-coarse:text-[1rem]',
        isNumeric ? 'text-right tabular-nums' : 'rtl:text-right',
        isReadOnly && 'caret-transparent',
      )}
    />
  )
}

type KeyTools = Pick<CellInputProps, 'isReadOnly' | 'act' | 'isAtEdge' | 'onCandidates'> & {
  isTyping: boolean
  commit: () => void
  cancel: () => void
  startTyping: () => void
}

/** Whether the key was one of the grid. */
function runKey(event: KeyboardEvent, tools: KeyTools): boolean {
  const { act, commit, isTyping } = tools
  if (event.key === 'Escape') return did(tools.cancel)
  if (event.key === 'Tab') {
    if (tools.isAtEdge(event.shiftKey)) return false
    commit()
    return did(() => act({ type: 'tab', isBack: event.shiftKey }))
  }
  if (event.altKey && event.key === 'ArrowDown') return did(tools.onCandidates)
  if (event.ctrlKey || event.metaKey) return runWithCtrl(event, tools)
  if (event.key === 'F2') return did(tools.startTyping)
  if ((event.key === 'Delete' || event.key === 'Backspace') && !isTyping)
    return did(() => act({ type: 'clear' }))
  return runMove(event, tools)
}

function runMove(event: KeyboardEvent, { isTyping, commit, act }: KeyTools): boolean {
  const isSideways = ['ArrowLeft', 'ArrowRight', 'Home', 'End'].includes(event.key)
  if (isTyping && isSideways) return false
  const isMirrored = isSideways && document.documentElement.dir === 'rtl'
  if (event.key === 'Home' || event.key === 'End') {
    const columns = event.key === 'Home' ? -FAR : FAR
    return did(() => act({ type: 'move', rows: 0, columns, isExtending: event.shiftKey }))
  }
  const [rows, columns] = ARROWS[event.key] ?? []
  if (rows === undefined || columns === undefined) return false
  commit()
  const isBack = event.key === 'Enter' && event.shiftKey
  act({
    type: 'move',
    rows: isBack ? -1 : rows,
    columns: isMirrored ? -columns : columns,
    isExtending: event.shiftKey && event.key !== 'Enter',
  })
  return true
}

const CTRL_ACTS: Record<string, GridAct> = {
  'Ctrl z': { type: 'undo' },
  'Ctrl y': { type: 'redo' },
  'Ctrl d': { type: 'fill_down' },
  'Ctrl a': { type: 'select_all' },
  'Ctrl home': { type: 'start' },
  'Ctrl end': { type: 'move', rows: FAR, columns: FAR },
  'Ctrl arrowup': { type: 'move', rows: -FAR, columns: 0 },
  'Ctrl arrowdown': { type: 'move', rows: FAR, columns: 0 },
}

/** While typing, undo and select all are those of the field. */
function runWithCtrl(event: KeyboardEvent, { isTyping, commit, act }: KeyTools): boolean {
  const key = pressedKey(event.nativeEvent)
  // Saves the typed text, because Ctrl Enter leads to the button that sends the quote.
  if (key === 'Ctrl enter') commit()
  const isRedo = key === 'Ctrl z' && event.shiftKey
  const found = isRedo ? CTRL_ACTS['Ctrl y'] : CTRL_ACTS[key ?? '']
  if (!found || (isTyping && ['undo', 'redo', 'select_all'].includes(found.type))) return false
  commit()
  act(found.type === 'move' ? { ...found, isExtending: event.shiftKey } : found)
  return true
}

function did(act: () => void): true {
  act()
  return true
}
