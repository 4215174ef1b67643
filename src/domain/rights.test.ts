import { expect, test } from 'vitest'
import { isRole, needsSecondFactor, RIGHTS, ROLES, rightsOf } from './rights.ts'

test('an owner may do everything; a manager all but staff, bank account and erasing', () => {
  expect(rightsOf(['owner'])).toEqual(RIGHTS)
  const missing = RIGHTS.filter(right => !rightsOf(['manager']).includes(right))
  expect(missing).toEqual(['customers.erase', 'bank.edit', 'staff.manage'])
})

test('the warehouse sees no customers, requests, prices or costs', () => {
  expect(rightsOf(['warehouse'])).toEqual([
    'inbox.read',
    'inbox.work',
    'orders.read',
    'orders.ship',
    'orders.note',
    'parts.read',
  ])
})

test('several roles add up, in a fixed order without repetition', () => {
  const both = rightsOf(['warehouse', 'sales'])
  expect(both).toEqual(rightsOf(['sales', 'warehouse']))
  expect(new Set(both).size).toBe(both.length)
  expect(both).toEqual(expect.arrayContaining(['orders.ship', 'requests.work']))
})

test('staff who deal with money or people need a second factor', () => {
  expect(ROLES.filter(role => needsSecondFactor([role]))).toEqual(['owner', 'manager', 'accounts'])
  expect(needsSecondFactor(['sales', 'accounts'])).toBe(true)
})

test('names of other things are no roles', () => {
  expect(['toString', 'admin', ''].filter(isRole)).toEqual([])
})
