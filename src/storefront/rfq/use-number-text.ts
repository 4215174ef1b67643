import { useState } from 'react'

type NumberText = {
  /** What the list holds; null or undefined for nothing. */
  value: number | null | undefined
  read: (text: string) => number | null
  write: (value: number) => string
}

/** A number being typed: the text stays as it was typed unless the number was changed elsewhere. */
export function useNumberText({ value, read, write }: NumberText) {
  const shown = value === null || value === undefined ? '' : write(value)
  const [typed, setTyped] = useState({ text: shown, of: value })
  const isCurrent = typed.of === value || (typed.text !== '' && read(typed.text) === value)
  const text = isCurrent ? typed.text : shown
  return { text, setText: (next: string) => setTyped({ text: next, of: value }) }
}
