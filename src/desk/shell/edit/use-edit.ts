import { type RefObject, useEffect, useRef, useState } from 'react'
import { isRefusedFor, type Refusal } from '../../../contract/wire/errors.ts'
import { fillIn } from '../../../web/forms/draft.ts'
import { type FormValues, namedControls, readForm } from '../../../web/forms/read-form.ts'
import { mergeEdits } from './merge-edits.ts'

type Edited = { rev: number }
type Fields = Record<string, string>

type EditOptions<T extends Edited> = {
  present: T
  /** By name of the field; of a checkbox, `true` or `false`. */
  fieldsOf: (record: T) => Fields
  /** The state of the record at the time of a refusal. */
  read: (refusal: Refusal) => T | null | Promise<T | null>
}

/** A field that two people have changed. */
export type EditConflict = { name: string; mine: string; theirs: string }

export type EditHandle<T extends Edited> = {
  /** The element around the fields. */
  box: RefObject<HTMLDivElement | null>
  /** The values that filled the fields. Another `generation` fills them again. */
  base: T
  generation: number
  /** The newest state that the person has seen, and its revision. */
  known: T
  rev: number
  conflicts: readonly EditConflict[]
  /** Sends only the fields that the person has changed. */
  compose: (typed: FormValues) => FormValues
  start: (record: T) => void
  onRefused: (refusal: Refusal) => void
  /** Takes over the values that the other person has saved. */
  takeTheirs: (conflict: EditConflict) => void
}

/**
 * A form on a record that others edit, too. Changes of others are taken over while nothing is typed. Changes of
 * different fields are both kept. If someone has changed the same field, both versions are shown, and saving again
 * keeps the typed one.
 */
export function useEdit<T extends Edited>({ present, fieldsOf, read }: EditOptions<T>): EditHandle<T> {
  const box = useRef<HTMLDivElement>(null)
  const [base, setBase] = useState(present)
  const [known, setKnown] = useState(present)
  const [generation, setGeneration] = useState(0)
  const [conflicts, setConflicts] = useState<readonly EditConflict[]>([])
  /** The fields as last sent, and those typed before the answer. */
  const sent = useRef<Fields | null>(null)
  const later = useRef<Fields>({})
  const start = (record: T) => {
    const saved = sent.current
    const typed = Object.entries(saved ? typedFields() : {})
    later.current = Object.fromEntries(typed.filter(([name, value]) => saved?.[name] !== value))
    sent.current = null
    setBase(record)
    setKnown(record)
    setGeneration(count => count + 1)
    setConflicts([])
  }
  const typedFields = () => onlyFields(box.current, fieldsOf(known))
  const isUntouched = () =>
    Object.entries(fieldsOf(known)).every(([name, value]) => typedFields()[name] === value)

  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new state of the record matters
  useEffect(() => {
    if (present.rev > known.rev && isUntouched()) start(present)
  }, [present.rev])

  // biome-ignore lint/correctness/useExhaustiveDependencies: once the fields are filled again
  useEffect(() => {
    fill(box.current, later.current)
    const form = box.current?.closest('form')
    const onSubmit = () => {
      sent.current ??= typedFields()
    }
    const onFailed = () => {
      sent.current = null
    }
    form?.addEventListener('submit', onSubmit)
    form?.addEventListener('form-failed', onFailed)
    return () => {
      form?.removeEventListener('submit', onSubmit)
      form?.removeEventListener('form-failed', onFailed)
    }
  }, [generation])

  const catchUp = (state: T) => {
    const mine = typedFields()
    const theirs = fieldsOf(state)
    const { merged, conflicts: names } = mergeEdits(fieldsOf(known), mine, theirs)
    fill(box.current, merged)
    setKnown(state)
    setConflicts(names.map(name => ({ name, mine: mine[name] ?? '', theirs: theirs[name] ?? '' })))
  }

  return {
    box,
    base,
    generation,
    known,
    rev: known.rev,
    conflicts,
    compose: typed => {
      const fields = fieldsOf(known)
      return Object.fromEntries(
        Object.entries(typed).filter(([name, value]) => fields[name] !== String(value)),
      )
    },
    start,
    onRefused: async refusal => {
      if (!REASONS.some(reason => isRefusedFor(refusal, reason))) return
      const state = await read(refusal)
      if (state) catchUp(state)
    },
    takeTheirs: conflict => {
      fill(box.current, { [conflict.name]: conflict.theirs })
      setConflicts(list => list.filter(other => other !== conflict))
    },
  }
}

const REASONS = ['desk_errors.changed_meanwhile', 'desk_settings.errors.changed'] as const

function onlyFields(box: HTMLElement | null, fields: Fields): Fields {
  const form = box?.closest('form')
  const typed = form ? readForm(form) : {}
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, String(typed[name] ?? value)]),
  )
}

function fill(box: HTMLElement | null, values: Fields): void {
  const form = box?.closest('form')
  if (!form) return
  const ticks = new Set(namedControls(form).flatMap(({ type, name }) => (type === 'checkbox' ? [name] : [])))
  const entries = Object.entries(values).map(([name, value]) => [
    name,
    ticks.has(name) ? value === 'true' : value,
  ])
  fillIn(form, Object.fromEntries(entries))
}
