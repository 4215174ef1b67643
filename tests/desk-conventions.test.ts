import { expect, test } from 'vitest'
import { areasOf } from '../src/domain/desk-events.ts'
import { readSources } from './harness/source.ts'

const desk = readSources().filter(({ path }) => path.startsWith('src/desk/'))
const text = desk.map(file => file.text).join('\n')

const CHANGES = [
  'request',
  'quote',
  'order',
  'mail',
  'mark',
  'customer',
  'user',
  'company',
  'setting',
  'staff',
]

test.each(CHANGES)('a changed %s reloads areas that have queries', kind => {
  const areas = areasOf(`${kind}:1`)
  expect(areas).not.toEqual([])
  expect(areas.filter(area => !new RegExp(`(queryKey: |AREA = )\\[?'${area}'`).test(text))).toEqual([])
})

/** They ask for secrets, or for one short text. */
const WITHOUT_DRAFT = ['areas/door/', 'session/step-up-dialog', 'areas/me/', 'list/save-view']

test('every form of the desk keeps its typed text when the session ends', () => {
  const forms = desk
    .filter(({ path }) => !WITHOUT_DRAFT.some(part => path.includes(part)))
    .flatMap(({ path, text }) =>
      [...text.matchAll(/= useForm\([\s\S]*?\n {2}\}\)/g)].map(([form]) => ({ path, form })),
    )
  expect(forms.length).toBeGreaterThan(10)
  expect(forms.filter(({ form }) => !/\bdraft\b/.test(form)).map(({ path }) => path)).toEqual([])
})
