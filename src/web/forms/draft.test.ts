import { describe, expect, test } from 'vitest'
import { forbidden, memoryStorage } from '../../../tests/harness/memory-storage.ts'
import { clearDraft, isKept, readDraft, recallDraft, writeDraft } from './draft.ts'

describe('the draft of a form', () => {
  test('is stored by field and by form', () => {
    const { open } = memoryStorage()
    writeDraft('rfq', '', { email: 'buyer@board.example' }, open)
    writeDraft('rfq', '', { comment: 'urgent', agree: true }, open)
    writeDraft('address', '', { city: 'Ulm' }, open)
    expect(readDraft('rfq', '', open)).toEqual({
      email: 'buyer@board.example',
      comment: 'urgent',
      agree: true,
    })
  })

  test('of a visitor is still there after signing in', () => {
    const { open } = memoryStorage()
    writeDraft('rfq', '', { comment: 'urgent' }, open)
    expect(readDraft('rfq', 'buyer@board.example', open)).toEqual({ comment: 'urgent' })
  })

  test("of a visitor does not empty the profile's values", () => {
    const { open } = memoryStorage()
    writeDraft('rfq', '', { company_name: '', comment: 'urgent', agree: false }, open)
    expect(readDraft('rfq', 'buyer@board.example', open)).toEqual({ comment: 'urgent', agree: false })
  })

  test('keeps a value empty that was deleted while signed in', () => {
    const { open } = memoryStorage()
    writeDraft('rfq', 'buyer@board.example', { telephone: '' }, open)
    expect(readDraft('rfq', 'buyer@board.example', open)).toEqual({ telephone: '' })
  })

  test('of an account is gone for the next visitor', () => {
    const { open, kept } = memoryStorage()
    writeDraft('rfq', 'buyer@board.example', { comment: 'urgent' }, open)
    expect(readDraft('rfq', '', open)).toEqual({})
    expect(kept.size).toBe(0)
  })

  test('does not change while it is restored: a checkbox that reverts is not input', () => {
    const { open } = memoryStorage()
    writeDraft('order', '', { billing_same: false, city: 'Ulm' }, open)
    recallDraft('order', '', () => writeDraft('order', '', { billing_same: true }, open), open)
    expect(readDraft('order', '', open)).toEqual({ billing_same: false, city: 'Ulm' })
  })

  test('records input again after it was restored, even if that failed', () => {
    const { open } = memoryStorage()
    const fail = () => {
      throw new Error('no such field')
    }
    expect(() => recallDraft('order', '', fail, open)).toThrow('no such field')
    writeDraft('order', '', { billing_same: true }, open)
    expect(readDraft('order', '', open)).toEqual({ billing_same: true })
  })

  test('of a visitor belongs to the account under which it was restored', () => {
    const { open } = memoryStorage()
    writeDraft('order', '', { city: 'Ulm' }, open)
    recallDraft('order', 'buyer@board.example', () => {}, open)
    expect(readDraft('order', '', open)).toEqual({})
  })

  test('is cleared when the form is sent', () => {
    const { open } = memoryStorage()
    writeDraft('rfq', '', { comment: 'urgent' }, open)
    clearDraft('rfq', open)
    expect(readDraft('rfq', '', open)).toEqual({})
  })

  test.each([
    ['a password', { name: 'password', type: 'password' }],
    ['a password that is shown', { name: 'confirm_password', type: 'text' }],
    ['the captcha', { name: 'captcha_code', type: 'text' }],
    ['a hidden field', { name: 'goods_id', type: 'hidden' }],
  ])('leaves out %s', (_, control) => {
    expect(isKept(control)).toBe(false)
  })

  test('contains a name and a comment', () => {
    expect(['contact_name', 'comment'].every(name => isKept({ name, type: 'text' }))).toBe(true)
  })
})

describe('unreliable storage', () => {
  test.each(['{', 'null', '7', '{"values":3}', '{"values":{"email":{"a":1}}}'])('contains %s', text => {
    expect(readDraft('rfq', '', memoryStorage({ 'draft:rfq': text }).open)).toEqual({})
  })

  test('is blocked: there is no draft, and no error', () => {
    writeDraft('rfq', '', { comment: 'urgent' }, forbidden)
    clearDraft('rfq', forbidden)
    expect(readDraft('rfq', '', forbidden)).toEqual({})
  })
})
