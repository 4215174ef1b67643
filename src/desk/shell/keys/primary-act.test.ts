import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { editRecord, findNewAct, runPrimaryAct } from './primary-act.ts'

/** A page with elements, by the attribute that marks them. */
let page: Map<string, FakeElement>
let focused: FakeElement | null

class FakeElement {
  done: string[] = []
  dataset: Record<string, string> = {}
  matches = () => true
  click = () => this.done.push('click')
  focus = () => {
    focused = this
  }
}

beforeEach(() => {
  page = new Map()
  focused = null
  vi.stubGlobal('Element', FakeElement)
  vi.stubGlobal('document', {
    querySelector: (selector: string) => [...page].find(([mark]) => selector.includes(mark))?.[1] ?? null,
    get activeElement() {
      return focused
    },
  })
})
afterEach(() => vi.unstubAllGlobals())

function show(mark: string, dataset: Record<string, string> = {}): FakeElement {
  const element = Object.assign(new FakeElement(), { dataset })
  page.set(mark, element)
  return element
}

test('the key e opens the form of the record', () => {
  const [button, field] = [show('data-edit-act'), show('main form')]
  editRecord()
  expect(button.done).toEqual(['click'])
  expect(focused).not.toBe(field)
})

test('the key e goes to the first field where a record has no such form', () => {
  const field = show('main form')
  editRecord()
  expect(focused).toBe(field)
})

test('the key n starts the screen’s own new record', () => {
  expect(findNewAct()).toBeNull()
  const button = show('data-new-act')
  expect(findNewAct()).toBe(button)
})

test('Ctrl Enter presses the main button', () => {
  const button = show('data-primary-act')
  runPrimaryAct(null)
  expect(button.done).toEqual(['click'])
})

test('Ctrl Enter presses a button that cannot be undone only when it has the focus', () => {
  const button = show('data-primary-act', { primaryAct: 'twice' })
  runPrimaryAct(null)
  expect(button.done).toEqual([])
  expect(focused).toBe(button)
  runPrimaryAct(null)
  expect(button.done).toEqual(['click'])
})

test('Ctrl Enter does nothing behind a dialog', () => {
  const button = show('data-primary-act')
  show('data-open')
  runPrimaryAct(null)
  expect(button.done).toEqual([])
})
