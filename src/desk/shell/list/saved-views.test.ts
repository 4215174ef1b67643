import { expect, test } from 'vitest'
import { readSources } from '../../../../tests/harness/source.ts'
import { VIEW_SCREENS } from '../../../domain/saved-views.ts'

test('every list that can have saved views shows them', () => {
  const screens = readSources().filter(({ path }) => path.endsWith('.screen.tsx'))
  const shown = screens.flatMap(({ text }) => /\bviews="(\w+)"/.exec(text)?.[1] ?? [])
  expect(shown.sort()).toEqual([...VIEW_SCREENS].sort())
})
