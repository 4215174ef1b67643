import { expect, test } from 'vitest'
import { offerKeyActs, runKeyAct } from './key-acts.ts'

test('a component that leaves withdraws only its own keys', () => {
  const done: string[] = []
  const withdraw = offerKeyActs({ mine: () => done.push('list'), done: () => done.push('list') })
  const withdrawOther = offerKeyActs({ mine: () => done.push('panel'), undo: () => done.push('panel') })
  withdraw()
  runKeyAct('mine')
  runKeyAct('done')
  runKeyAct('undo')
  expect(done).toEqual(['panel', 'panel'])
  withdrawOther()
  runKeyAct('mine')
  expect(done).toHaveLength(2)
})
