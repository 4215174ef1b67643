import { isRecord } from '../../domain/is-record.ts'
import { attempt, type BrowserStorage } from '../browser/attempt.ts'
import { type Control, namedControls } from './read-form.ts'

type Values = Record<string, string | boolean>

/** `who`: the account it was typed under; empty for visitors. */
type Draft = { who: string; values: Values }

const KEY = 'draft:'

let isRecalling = false

/** Returns the draft unless it belongs to another account: after signing out, the next visitor finds nothing. */
export function readDraft(name: string, who: string, open: () => BrowserStorage = session): Values {
  const { who: writer, values } = stored(name, open)
  if (writer === who) return values
  // A visitor's empty fields do not override the profile's values.
  if (writer === '') return withoutEmpty(values)
  clearDraft(name, open)
  return {}
}

/**
 * Restores the draft without recording it as input: a checkbox controlled by React briefly reverts when it is changed
 * from an effect, and that state would be saved instead.
 */
export function recallDraft(
  name: string,
  who: string,
  fill: (values: Values) => void,
  open: () => BrowserStorage = session,
): void {
  const values = readDraft(name, who, open)
  // From now on it belongs to this account, even without further input.
  if (Object.keys(values).length > 0) writeDraft(name, who, {}, open)
  isRecalling = true
  try {
    fill(values)
  } finally {
    isRecalling = false
  }
}

export function writeDraft(
  name: string,
  who: string,
  typed: Values,
  open: () => BrowserStorage = session,
): void {
  if (isRecalling) return
  const values = { ...readDraft(name, who, open), ...typed }
  attempt(() => open().setItem(KEY + name, JSON.stringify({ who, values })), undefined)
}

export function clearDraft(name: string, open: () => BrowserStorage = session): void {
  attempt(() => open().removeItem(KEY + name), undefined)
}

/** Never passwords, visible or not, and never the captcha. */
export function isKept({ name, type }: Pick<Control, 'name' | 'type'>): boolean {
  return type !== 'password' && type !== 'hidden' && !/password|captcha/.test(name)
}

/** The fields of a draft. */
export function keptControls(form: HTMLFormElement): Control[] {
  return namedControls(form).filter(control => isKept(control) && !isKeptElsewhere(control))
}

export function isKeptElsewhere(control: Element): boolean {
  return control.closest('[data-kept-elsewhere]') !== null
}

/** Writes the draft into the fields as if it were typed, so that input listeners are called. */
export function fillIn(form: HTMLFormElement, values: Values): void {
  for (const control of keptControls(form)) {
    const value = values[control.name]
    if (typeof value === 'boolean') tick(control, value)
    else if (control.type === 'radio') tick(control, control.value === value)
    else if (value !== undefined && value !== control.value) type(control, value)
  }
}

/** The value of a field before a draft was restored into it. */
function rememberFormer(control: Control, value: string): void {
  if (isRecalling) control.dataset.former ??= value
}

function tick(control: Control, value: boolean): void {
  // A radio button is unchecked only by checking another one.
  if (control.type === 'radio' && !value) return
  if (!('checked' in control) || control.checked === value) return
  rememberFormer(control, String(control.checked))
  control.click()
}

function type(control: Control, value: string): void {
  rememberFormer(control, control.value)
  // Bypasses React's own setter, which would ignore the change.
  const proto: object = Object.getPrototypeOf(control)
  Object.getOwnPropertyDescriptor(proto, 'value')?.set?.call(control, value)
  control.dispatchEvent(new Event('input', { bubbles: true }))
  if (control instanceof HTMLSelectElement) control.dispatchEvent(new Event('change', { bubbles: true }))
}

function stored(name: string, open: () => BrowserStorage): Draft {
  const draft: unknown = attempt(() => JSON.parse(open().getItem(KEY + name) ?? 'null'), null)
  if (!isRecord(draft) || !isRecord(draft.values)) return { who: '', values: {} }
  return { who: typeof draft.who === 'string' ? draft.who : '', values: textsAndTicks(draft.values) }
}

function withoutEmpty(values: Values): Values {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''))
}

function textsAndTicks(values: Record<string, unknown>): Values {
  const kept: Values = {}
  for (const [name, value] of Object.entries(values))
    if (typeof value === 'string' || typeof value === 'boolean') kept[name] = value
  return kept
}

function session(): BrowserStorage {
  return sessionStorage
}
