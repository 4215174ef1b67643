import { useCallback, useEffect, useMemo, useReducer, useRef, useState } from 'react'
import { type QuoteDetail, type QuoteVersion, saveQuote } from '../../../contract/desk/quotes.ts'
import { NoAnswer } from '../../../contract/wire/call.ts'
import { isRefusedFor } from '../../../contract/wire/errors.ts'
import type { Wording } from '../../../contract/wire/messages.ts'
import { wordingOf } from '../../../web/forms/problem.ts'
import { useDecimalMark } from '../../../web/i18n/use-decimal-mark.ts'
import { mergeEdits } from '../../shell/edit/merge-edits.ts'
import { call } from '../../shell/session/call.ts'
import { useMay } from '../../shell/session/me.ts'
import { tell } from '../../shell/session/notices.ts'
import { type Autosave, createAutosave, type SaveState } from './autosave.ts'
import { columnsFor } from './grid/columns.ts'
import { toLineBody } from './grid/edited-fields.ts'
import { type GridLine, isAskedFor, totalsOf } from './grid/grid-line.ts'
import { actOnGrid, type GridAct, type GridRules, type GridState, startGrid } from './grid/grid-state.ts'
import { type LineConflict, mergeLines } from './grid/merge-lines.ts'
import { keepQuote, presentOf } from './quotes-query.ts'
import { shippingFeeOf, type TermsFields, termsOf, toTermsBody } from './terms.ts'

/** The parts of the draft that are edited and saved together. */
type Content = { lines: readonly GridLine[]; terms: TermsFields }

type TermsConflict = { field: keyof TermsFields; mine: string; theirs: string }
export type DraftConflicts = { lines: readonly LineConflict[]; terms: readonly TermsConflict[] }
const NONE: DraftConflicts = { lines: [], terms: [] }

export type QuoteDraft = ReturnType<typeof useQuoteDraft>

/** The draft while it is edited: lines, terms, totals, and saving them. */
export function useQuoteDraft(quote: QuoteDetail, draft: QuoteVersion, isReadOnly: boolean) {
  const mark = useDecimalMark()
  const hasCosts = useMay()('cost.see')
  const isAsked = isAskedFor(draft.lines)
  const rules: GridRules = useMemo(
    () => ({ columns: columnsFor({ hasCosts, isAsked }), mark, isReadOnly }),
    [hasCosts, isAsked, mark, isReadOnly],
  )
  const reduce = useCallback((state: GridState, act: GridAct) => actOnGrid(state, act, rules), [rules])
  const [grid, act] = useReducer(reduce, draft.lines, lines => startGrid(lines, rules.columns))
  const [terms, setTerms] = useState(() => termsOf(draft, mark))
  const content = useMemo(() => ({ lines: grid.lines, terms }), [grid.lines, terms])
  const saving = useSaving({ quote, draft, first: content, rules, act, setTerms })
  const { change } = saving
  useEffect(() => change(content), [change, content])
  const totals = useMemo(
    () => totalsOf(grid.lines, { shippingFee: shippingFeeOf(terms, mark), tax: draft.tax }),
    [grid.lines, terms, mark, draft.tax],
  )
  return { grid, act, rules, terms, setTerms, totals, ...saving }
}

type SavingOptions = {
  quote: QuoteDetail
  draft: QuoteVersion
  first: Content
  rules: GridRules
  act: (act: GridAct) => void
  setTerms: (terms: TermsFields) => void
}

function useSaving({ quote, draft, first, rules, act, setTerms }: SavingOptions) {
  const { number } = quote
  const { mark } = rules
  const [state, setState] = useState<SaveState>('saved')
  const [problem, setProblem] = useState<Wording | null>(null)
  const [conflicts, setConflicts] = useState(NONE)
  const [belowFloor, setBelowFloor] = useState(() => lowLines(draft))
  const rev = useRef(quote.rev)
  const base = useRef({ draft, content: first })
  const autosave = useRef<Autosave<Content> | null>(null)
  const sent = useRef(first)

  const show = (present: QuoteDetail, next: Content, found: DraftConflicts) => {
    if (!present.draft) return
    rev.current = present.rev
    base.current = { draft: present.draft, content: contentOf(present.draft, mark) }
    act({ type: 'load', lines: next.lines })
    setTerms(next.terms)
    setConflicts(found)
    setBelowFloor(lowLines(present.draft))
  }

  const save = async (content: Content, saved: Content): Promise<Content> => {
    const hasTerms = content.terms !== saved.terms
    const terms = hasTerms ? toTermsBody(content.terms, base.current.draft, mark) : null
    const lines = content.lines === saved.lines ? undefined : content.lines.map(toLineBody)
    if (!lines && !terms) return content
    sent.current = content
    const answer = await call(saveQuote, {
      // This page merges: another tab of the same person would be overwritten otherwise.
      ...{ number, rev: rev.current, is_strict: true },
      ...(lines ? { lines } : {}),
      ...(terms ? { terms } : {}),
    })
    rev.current = answer.rev
    base.current = { ...base.current, content }
    setBelowFloor(new Set(answer.below_floor))
    setProblem(null)
    return content
  }

  const onError = (error: unknown) => {
    const present = isRefusedFor(error, 'desk_errors.changed_meanwhile') ? presentOf(error) : null
    if (present) void keepQuote(present)
    if (present?.draft) return merge(present, present.draft)
    // A colleague has sent or discarded it: this page shows that instead.
    if (present) tell(wordingOf(error), { isError: true })
    if (!(error instanceof NoAnswer)) setProblem(wordingOf(error))
    return error instanceof NoAnswer ? 'retry' : 'failed'
  }

  const merge = (present: QuoteDetail, theirs: QuoteVersion) => {
    const own = latest.current
    const other = contentOf(theirs, mark)
    // Saved by this page, without an answer: text typed since then is no conflict.
    const known = isSameContent(other, sent.current) ? other : base.current.content
    const { lines, conflicts: lineConflicts } = mergeLines(known.lines, own.lines, other.lines)
    const terms = mergeEdits(known.terms, own.terms, other.terms)
    const termsConflicts = terms.conflicts.map(field => ({
      field,
      mine: own.terms[field],
      theirs: other.terms[field],
    }))
    const merged = { lines, terms: terms.merged }
    const isWaiting = lineConflicts.length + termsConflicts.length > 0
    show(present, merged, { lines: lineConflicts, terms: termsConflicts })
    latest.current = merged
    autosave.current?.rebase(other, merged, { isWaiting })
    return isWaiting ? 'conflict' : 'merged'
  }

  const latest = useRef(first)
  const handlers = useRef({ save, onError })
  handlers.current = { save, onError }
  useEffect(() => {
    const started = createAutosave<Content>({
      saved: latest.current,
      save: (content, saved) => handlers.current.save(content, saved),
      onError: error => handlers.current.onError(error),
      onState: setState,
    })
    autosave.current = started
    const warn = (event: BeforeUnloadEvent) => started.isDirty() && event.preventDefault()
    addEventListener('beforeunload', warn)
    return () => {
      removeEventListener('beforeunload', warn)
      started.close()
    }
  }, [])

  // Changes saved by a colleague are shown at once while nothing is typed here.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a newer state matters
  useEffect(() => {
    const running = autosave.current
    if (quote.rev <= rev.current || !running || running.isDirty() || running.isRunning()) return
    const next = contentOf(draft, mark)
    rev.current = quote.rev
    if (isSameContent(next, latest.current)) return
    latest.current = next
    show(quote, next, NONE)
    running.rebase(next, next, { isWaiting: false })
  }, [quote.rev])

  return {
    saveState: state,
    problem,
    conflicts,
    belowFloor,
    change: useCallback((content: Content) => {
      latest.current = content
      autosave.current?.change(content)
    }, []),
    /** Saves now; the rev to send with an act, or null if something could not be saved. */
    flush: useCallback(
      async (): Promise<number | null> => ((await autosave.current?.flush()) ? rev.current : null),
      [],
    ),
    /** After a conflict: saves the draft on screen. */
    keepMine: () => {
      setConflicts(NONE)
      autosave.current?.resume()
    },
    dropConflict: (is: (one: LineConflict | TermsConflict) => boolean) =>
      setConflicts(({ lines, terms }) => ({
        lines: lines.filter(one => !is(one)),
        terms: terms.filter(one => !is(one)),
      })),
  }
}

function contentOf(version: QuoteVersion, mark: GridRules['mark']): Content {
  return { lines: version.lines, terms: termsOf(version, mark) }
}

/** Another act, such as a note, changes neither the draft nor its undo steps. */
function isSameContent(a: Content, b: Content): boolean {
  const written = ({ lines, terms }: Content) => JSON.stringify([lines.map(toLineBody), terms])
  return written(a) === written(b)
}

function lowLines({ lines }: QuoteVersion): ReadonlySet<number> {
  return new Set(lines.filter(line => line.is_below_floor).map(({ line_id }) => line_id))
}
