import { describe, expect, test } from 'vitest'
import { isGuessable } from './guessable-password.ts'

const RANKS = new Map([
  ['password', 2],
  ['summer', 81],
  ['letmein', 16],
  ['hello', 300],
  ['berlin', 879],
  ['correct', 4000],
  ['horse', 3000],
  ['trustno1', 40],
])
const NAMES = ['j.doe', 'Example Instruments GmbH', 'Chipfront']
const refused = (password: string) => isGuessable(password, RANKS, NAMES)

describe('a guessable password', () => {
  test.each([
    ['a common one', 'trustno1'],
    ['with capital and digit', 'Password1'],
    ['padded', '!!Password12!'],
    ['in leet', 'P@55w0rd2026'],
    ['in leet with 1 for i', 'L3tme1n77'],
    ['in leet with 1 for l', 'He11o1234'],
    ['with accents', 'Pässwörd1'],
    ['full width', 'ｐａｓｓｗｏｒｄ１'],
    ['a season and a year', 'Summer2026!'],
    ['a city and a year', 'Berlin1999'],
    ['the shop and a year', 'Chipfront2026'],
    ['the shop in leet', 'Ch1pfr0nt!26'],
    ['the company', 'example-instruments1'],
    ['the company in one word', 'ExampleInstrumentsGmbH1'],
    ['the name in the email', 'JDoe2024!'],
    ['a walk over the keyboard', 'qwertz1234'],
    ['down the columns', '1qaz2wsx3edc'],
    ['on a Russian keyboard', 'йцукенг123'],
    ['backwards', '87654321a'],
    ['the alphabet', 'abcdefgh1'],
    ['one key', 'aaaaaaaaaaaa1'],
    ['repeated', 'a1a1a1a1a1a1'],
    ['a common one twice', 'password1password1'],
  ])('%s: %s', (_, password) => {
    expect(refused(password)).toBe(true)
  })

  test.each([
    'correct horse 9',
    'Xk9vQ2mTr',
    'bw7-kkq-p2m',
    'Tr0ub4dor&3',
    'LM358DR2',
    'Reel-5000-cut',
    'мой склад 7',
    'password for our 3rd warehouse',
  ])('not %s', password => {
    expect(refused(password)).toBe(false)
  })

  test('is recognized quickly for any input', () => {
    const before = process.threadCpuUsage()
    for (const block of ['a1', 'p4$$w0rd', '1!|0o@4', '4@8369!|0$57']) refused(block.repeat(72).slice(0, 72))
    expect(process.threadCpuUsage(before).user / 1000).toBeLessThan(1_000)
  })
})
