import { describe, expect, test } from 'vitest'
import { signIn } from '../../contract/shop/sign-ins.ts'
import { NoAnswer } from '../../contract/wire/call.ts'
import { type FieldErrors, Refusal } from '../../contract/wire/errors.ts'
import { checkedInput } from './checked-input.ts'
import { problemOf, recheck } from './problem.ts'

const NAMES = ['email', 'password']
const EMPTY = {
  email: { key: 'errors.email_required' },
  password: { key: 'errors.password_required' },
} satisfies FieldErrors

function refusalOf(act: () => unknown): unknown {
  try {
    return act()
  } catch (error) {
    return error
  }
}

describe('the errors of a form', () => {
  test('an empty sign-in form has errors beside its fields only', () => {
    const error = refusalOf(() => checkedInput(signIn, { email: '', password: '' }))
    expect(problemOf(error, NAMES)).toEqual({
      code: 400,
      reason: 'errors.check_input',
      text: null,
      fields: EMPTY,
    })
  })

  test("a rejection of the whole form is shown above it in the server's words", () => {
    const error = new Refusal(4002, { text: 'Incorrect email or password' })
    expect(problemOf(error, NAMES)).toEqual({
      code: 4002,
      reason: 'errors.wrong_credentials',
      text: { text: 'Incorrect email or password' },
      fields: {},
    })
  })

  test('an error of a hidden field is shown above the form, too', () => {
    const fields = { token: { text: 'This link has expired' }, password: { text: 'Enter a valid password' } }
    expect(problemOf(new Refusal(400, { text: 'Please check', fields }), NAMES)).toEqual({
      code: 400,
      reason: 'errors.bad_request',
      text: { text: 'This link has expired' },
      fields: { password: { text: 'Enter a valid password' } },
    })
  })

  test('a lost connection and an invalid response have different messages', () => {
    expect(problemOf(new NoAnswer(), NAMES).text).toEqual({ key: 'forms.no_connection' })
    expect(problemOf(new SyntaxError('Unexpected token <'), NAMES).text).toEqual({ key: 'errors.server' })
  })
})

describe('after a field was changed', () => {
  test('its error disappears if it is valid and changes if it is invalid in another way', () => {
    const { password } = EMPTY
    const email = { key: 'errors.email_invalid' } as const
    expect(recheck(EMPTY, { password }, 'email')).toEqual({ password })
    expect(recheck(EMPTY, { email }, 'email')).toEqual({ email })
  })

  test('an untouched field gets no error', () => {
    expect(recheck({}, { password: EMPTY.password }, 'email')).toEqual({})
  })

  test('a repeated password is valid again when the first one matches', () => {
    const shown: FieldErrors = { confirm_password: { key: 'errors.password_inconsistency' } }
    expect(recheck(shown, {}, 'password')).toEqual({})
  })

  test("the server's error for a field stays until that field is changed", () => {
    const shown = { email: { text: 'An account with this email address already exists' } }
    expect(recheck(shown, {}, 'password')).toEqual(shown)
    expect(recheck(shown, {}, 'email')).toEqual({})
  })
})
