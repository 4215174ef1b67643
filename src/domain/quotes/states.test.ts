import { expect, test } from 'vitest'
import { isEnded, isLive, QUOTE_STATES, shownState, stateAfter } from './states.ts'

test('a buyer can accept, counter and decline a sent quote, until it has ended', () => {
  for (const act of ['accept', 'counter', 'decline'] as const)
    expect(QUOTE_STATES.filter(state => stateAfter(act, state, 'buyer'))).toEqual([
      'sent',
      'seen',
      'countered',
    ])
})

test('only a buyer sees a quote, and only once', () => {
  expect(QUOTE_STATES.filter(state => stateAfter('see', state, 'buyer'))).toEqual(['sent'])
  expect(QUOTE_STATES.filter(state => stateAfter('see', state, 'staff'))).toEqual([])
})

test('an accepted quote never changes its state', () => {
  const acts = ['send', 'see', 'counter', 'accept', 'decline', 'withdraw', 'expire'] as const
  for (const by of ['staff', 'buyer', 'clock'] as const)
    expect(acts.filter(act => stateAfter(act, 'accepted', by))).toEqual([])
})

test('a quote is a draft, open, ended or accepted', () => {
  expect(QUOTE_STATES.filter(state => !isLive(state) && !isEnded(state))).toEqual(['draft', 'accepted'])
  expect(shownState('expired', true)).toBe('draft')
  expect(shownState('countered', true)).toBe('countered')
})
