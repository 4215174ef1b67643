import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listActs, openDesk, STAFF_PASSWORD } from '../../tests/harness/desk.ts'
import { operator } from '../../tests/harness/operator.ts'
import { openTestShop, type TestShop } from '../../tests/harness/test-shop.ts'
import { acceptStaffLink, getStaffLink } from '../contract/desk/door.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

const tokenIn = (said: string) => /http:\/\/shop\.test\/desk\/invite\?token=([\w-]{43})/.exec(said)?.[1] ?? ''

async function add(email: string, ...options: string[]): Promise<string> {
  return tokenIn(await operator(shop, 'staff', 'add', email, ...options))
}

describe('staff', () => {
  test('add prints a link with which the person joins', async () => {
    const token = await add('boss@shop.test', '--role', 'owner', '--name', 'The boss')
    const desk = openDesk(shop)
    expect(await desk.call(getStaffLink, { token })).toEqual({
      kind: 'invite',
      email: 'boss@shop.test',
      name: 'The boss',
    })
    const me = await desk.call(acceptStaffLink, { token, password: STAFF_PASSWORD })
    expect(me).toMatchObject({ roles: ['owner'], must_set_factor: true })
    expect(await operator(shop, 'staff', 'list')).toMatch(/boss@shop\.test\s+The boss\s+owner\s+active\s+no/)
  })

  test('add takes several roles, and names those there are', async () => {
    await add('two@shop.test', '--role', 'sales', '--role', 'warehouse')
    expect(await operator(shop, 'staff', 'list')).toMatch(/two@shop\.test\s+two\s+sales, warehouse\s+invited/)
    await expect(operator(shop, 'staff', 'add', 'x@shop.test', '--role', 'king')).rejects.toThrow('--role')
    await expect(operator(shop, 'staff', 'add', 'x@shop.test')).rejects.toThrow('--role')
    await expect(operator(shop, 'staff', 'add', 'x', '--role', 'sales')).rejects.toThrow('email: Enter')
    for (const name of ['x'.repeat(101), 'two\nlines'])
      await expect(add('x@shop.test', '--role', 'sales', '--name', name)).rejects.toThrow('name: ')
    await expect(operator(shop, 'staff', 'add', 'TWO@shop.test', '--role', 'sales')).rejects.toThrow(
      'on the staff already',
    )
  })

  test('link replaces the link of a person, and is recorded', async () => {
    const first = await add('late@shop.test', '--role', 'viewer')
    const second = tokenIn(await operator(shop, 'staff', 'link', 'late@shop.test'))
    await expect(openDesk(shop).call(getStaffLink, { token: first })).rejects.toMatchObject({ code: 404 })
    expect(await openDesk(shop).call(getStaffLink, { token: second })).toMatchObject({ kind: 'invite' })
    expect((await listActs(shop.connection.pool)).at(-1)).toEqual({ act: 'staff.invite_again', who: 'shell' })
    await expect(operator(shop, 'staff', 'link', 'nobody@shop.test')).rejects.toThrow(
      'no member of staff has',
    )
  })

  test('the last owner cannot be disabled; each act is in the audit trail as the shell’s', async () => {
    await expect(operator(shop, 'staff', 'disable', 'boss@shop.test')).rejects.toThrow('last owner')
    const before = (await listActs(shop.connection.pool)).length
    await operator(shop, 'staff', 'sign-out', 'boss@shop.test')
    await operator(shop, 'staff', 'reset-factor', 'boss@shop.test')
    await operator(shop, 'staff', 'disable', 'two@shop.test')
    await operator(shop, 'staff', 'enable', 'two@shop.test')
    const added = (await listActs(shop.connection.pool)).slice(before)
    expect(added).toEqual(
      ['staff.end_sessions', 'staff.reset_factor', 'staff.disable', 'staff.enable'].map(act => ({
        act,
        who: 'shell',
      })),
    )
  })
})
