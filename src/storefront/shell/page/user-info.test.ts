import { describe, expect, test } from 'vitest'
import { parseUserInfo, secondsLeft, writeUserInfo } from './user-info.ts'

const BUYER = { email: 'buyer@boardworks.example', contact_name: '采购 "R&D"; Ünal' }

describe("the cookie with the customer's name", () => {
  test('is read as it was written, and contains nothing else', () => {
    const written = writeUserInfo({ ...BUYER, ...{ telephone: '+49 30 1234' } })
    expect(written).not.toContain('telephone')
    expect(parseUserInfo(written)).toEqual(BUYER)
  })

  test.each([
    null,
    undefined,
    '',
    'x',
    'null',
    '[]',
    '7',
    '"text"',
    '{"email":"a@b.example"}',
    '{"email":"a@b.example","contact_name":null}',
    '{"email":{"x":1},"contact_name":"A"}',
    `{"email":"a@b.example","contact_name":"${'A'.repeat(101)}"}`,
  ])('is ignored if it contains %j', cookie => {
    expect(parseUserInfo(cookie)).toBeNull()
  })

  test('drops fields that were added to it', () => {
    expect(parseUserInfo('{"email":"a@b.example","contact_name":"A","isAdmin":true,"__proto__":{}}')).toEqual(
      {
        email: 'a@b.example',
        contact_name: 'A',
      },
    )
  })
})

describe('the lifetime of a sign-in', () => {
  const WEEK = 7 * 24 * 60 * 60

  test('until it expires', () => {
    expect(secondsLeft(1_000_600, 1_000_000)).toBe(600)
    expect(secondsLeft(1_000_000 + WEEK, 1_000_000.4)).toBe(WEEK - 1)
  })

  test("a week if the computer's clock is far off, because the server decides anyway", () => {
    expect(secondsLeft(1_000_000, 2_000_000)).toBe(WEEK)
    expect(secondsLeft(9_000_000, 1_000_000)).toBe(WEEK)
  })
})
