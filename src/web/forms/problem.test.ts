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

describe('why a form was not taken', () => {
  test('an empty sign-in is told beside its fields only', () => {
    const error = refusalOf(() => checkedInput(signIn, { email: '', password: '' }))
    expect(problemOf(error, NAMES)).toEqual({
      code: 400,
      reason: 'errors.check_input',
      text: null,
      fields: EMPTY,
    })
  })

  test('a refusal of the whole is told above the form in the words of the server', () => {
    const error = new Refusal(4002, { text: 'Incorrect email or password' })
    expect(problemOf(error, NAMES)).toEqual({
      code: 4002,
      reason: 'errors.wrong_credentials',
      text: { text: 'Incorrect email or password' },
      fields: {},
    })
  })

  test('a complaint about a field that is not on show is told above the form, too', () => {
    const fields = { token: { text: 'This link has expired' }, password: { text: 'Enter a valid password' } }
    expect(problemOf(new Refusal(400, { text: 'Please check', fields }), NAMES)).toEqual({
      code: 400,
      reason: 'errors.bad_request',
      text: { text: 'This link has expired' },
      fields: { password: { text: 'Enter a valid password' } },
    })
  })

  test('a line that is down is called that, a broken answer our mistake', () => {
    expect(problemOf(new NoAnswer(), NAMES).text).toEqual({ key: 'forms.no_connection' })
    expect(problemOf(new SyntaxError('Unexpected token <'), NAMES).text).toEqual({ key: 'errors.server' })
  })
})

describe('after a field was changed', () => {
  test('its complaint goes when it is right and changes when it is wrong in another way', () => {
    const { password } = EMPTY
    const email = { key: 'errors.email_invalid' } as const
    expect(recheck(EMPTY, { password }, 'email')).toEqual({ password })
    expect(recheck(EMPTY, { email }, 'email')).toEqual({ email })
  })

  test('a field nobody has touched since is not blamed', () => {
    expect(recheck({}, { password: EMPTY.password }, 'email')).toEqual({})
  })

  test('a repeated password is right again when the first one is', () => {
    const shown: FieldErrors = { confirm_password: { key: 'errors.password_inconsistency' } }
    expect(recheck(shown, {}, 'password')).toEqual({})
  })

  test('what the server said of one field stays until that field is changed', () => {
    const shown = { email: { text: 'An account with this email address already exists' } }
    expect(recheck(shown, {}, 'password')).toEqual(shown)
    expect(recheck(shown, {}, 'email')).toEqual({})
  })
})
