import { type RefObject, useEffect, useRef, useState } from 'react'
import { isRefusedFor, type Refusal } from '../../../contract/wire/errors.ts'
import type { FormValues } from '../../../web/forms/read-form.ts'

type Edited = { rev: number }

type EditOptions<T extends Edited> = {
  present: T
  /** By name of the field. */
  fieldsOf: (record: T) => Record<string, string>
  /** Reads the state that comes with the refusal. */
  read: (data: unknown) => T | null
}

type EditHandle<T extends Edited> = {
  /** The element around the fields. */
  box: RefObject<HTMLDivElement | null>
  /** What the fields were filled with. */
  base: T
  /** The newest state that the person has seen. */
  rev: number
  /** What someone else has saved meanwhile; null: no conflict. */
  theirs: T | null
  /** Only what the person has changed is sent. */
  compose: (typed: FormValues) => FormValues
  start: (record: T) => void
  onRefused: (refusal: Refusal) => void
}

/**
 * A form on a record that others edit, too. Changes of others are taken over while nothing is typed. If someone has
 * changed the same field, both versions are shown, and saving again keeps the typed one.
 */
export function useEdit<T extends Edited>({ present, fieldsOf, read }: EditOptions<T>): EditHandle<T> {
  const box = useRef<HTMLDivElement>(null)
  const [base, setBase] = useState(present)
  const [rev, setRev] = useState(present.rev)
  const [theirs, setTheirs] = useState<T | null>(null)
  const start = (record: T) => {
    setBase(record)
    setRev(record.rev)
    setTheirs(null)
  }
  const isUntouched = () =>
    Object.entries(fieldsOf(base)).every(([name, value]) => fieldValue(box.current, name) === value)

  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new state of the record matters
  useEffect(() => {
    if (present.rev > rev && isUntouched()) start(present)
  }, [present.rev])

  return {
    box,
    base,
    rev,
    theirs,
    compose: typed => {
      const known = fieldsOf(base)
      return Object.fromEntries(Object.entries(typed).filter(([name, value]) => known[name] !== value))
    },
    start,
    onRefused: refusal => {
      const state = isRefusedFor(refusal, 'desk_errors.changed_meanwhile') ? read(refusal.details.data) : null
      if (!state) return
      setTheirs(state)
      setRev(state.rev)
    },
  }
}

function fieldValue(box: HTMLElement | null, name: string): string | undefined {
  const field = box?.querySelector<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>(
    `[name="${name}"]`,
  )
  return field?.value
}
