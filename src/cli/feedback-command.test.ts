import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { copyRows } from '../../tests/harness/copy-rows.ts'
import { emptyTables } from '../../tests/harness/empty-tables.ts'
import { operator } from '../../tests/harness/operator.ts'
import { becomeUser } from '../../tests/harness/people.ts'
import { openTestShop, type TestShop } from '../../tests/harness/test-shop.ts'
import { sendFeedback } from '../contract/shop/feedback.ts'
import { CommandError, UsageError } from './command.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())
beforeEach(() => emptyTables(shop.connection.pool, 'users', 'feedback', 'mails', 'allowances'))

const query = (text: string, values: unknown[] = []) => shop.connection.pool.query(text, values)
const chipfront = (...typed: string[]) => operator(shop, ...typed)
const feedback = (...typed: string[]) => chipfront('feedback', ...typed)
const write = (feedback_content: string, email = 'buyer@example.com', type_id = 1) =>
  shop.call()(sendFeedback, { type_id, email, feedback_content })
const newestId = async () => String((await query('select max(id) as id from feedback')).rows[0].id)

describe('feedback list', () => {
  test('is a table, newest first, with the beginning of each message', async () => {
    expect(await feedback('list')).toBe('No messages.\n')
    await write('first\n\nline')
    await write(`x${'y'.repeat(80)}`, 'li@example.com', 4)
    const [headings = '', newer = '', older = '', ...more] = (await feedback('list')).split('\n')
    expect(headings).toMatch(/^ID +DATE \(UTC\) +SUBJECT +EMAIL +MESSAGE$/)
    expect(newer).toMatch(/^\d+ +\d{4}-\S+ \d\d:\d\d +Website +li@example\.com +xy{59}…$/)
    expect(older).toMatch(/ Product question +buyer@example\.com +first line$/)
    expect(more).toEqual([''])
  })

  test('shows fifty at a time', async () => {
    await write('copied')
    await copyRows(shop, 'feedback', 60)
    expect((await feedback('list')).match(/copied/g)).toHaveLength(50)
    expect((await feedback('list', '--page', '2')).match(/copied/g)).toHaveLength(11)
  })

  test('finds by email or message', async () => {
    await write('100% copper', 'li@example.com')
    await write('other')
    for (const text of ['100%', 'LI@example', 'Copper']) {
      const found = await feedback('list', '--search', text)
      expect(found).toContain('li@example.com')
      expect(found).not.toContain('buyer@example.com')
    }
    expect(await feedback('list', '--search', '%%')).toBe('No messages match “%%”.\n')
  })
})

describe('feedback show', () => {
  test('shows the sender and the whole message', async () => {
    await write('first\r\n\tsecond', 'li@example.com', 3)
    const shown = await feedback('show', await newestId())
    expect(shown).toContain('Subject   Quality or return\n')
    expect(shown).toContain('Email     li@example.com\n')
    expect(shown).toMatch(/Sent {6}as a guest\n {2}first\n {3}second\n$/)
    const { call } = await becomeUser(shop)
    await call(sendFeedback, { type_id: 1, email: 'buyer@example.com', feedback_content: 'x' })
    expect(await feedback('show', await newestId())).toContain('Sent      with an account\n')
  })

  test('prints no control characters', async () => {
    await write('x')
    await query('update feedback set content = $1', ['\u001b[2Jgone\u202e'])
    for (const shown of [await feedback('show', await newestId()), await feedback('list')])
      expect(shown).toContain('�[2Jgone�')
  })
})

test('user export and user erase include messages, by email and by account', async () => {
  await write('as a visitor')
  const { call } = await becomeUser(shop)
  await call(sendFeedback, { type_id: 5, email: 'desk@example.com', feedback_content: 'for a colleague' })
  await write('of someone else', 'other@example.com')
  const known = JSON.parse(await chipfront('user', 'export', 'buyer@example.com'))
  expect(known.feedback).toMatchObject([
    { type_id: 1, content: 'as a visitor' },
    { type_id: 5, content: 'for a colleague' },
  ])
  expect(await chipfront('user', 'erase', 'buyer@example.com', '--yes')).toContain('feedback 2, ')
  expect((await feedback('list')).trim().split('\n')).toHaveLength(2)
})

describe('arguments', () => {
  test.each(['999999', 'x\u001b', '99999999999'])('unknown message %j is reported in one line', async id => {
    const typed = feedback('show', id)
    await expect(typed).rejects.toBeInstanceOf(CommandError)
    await expect(typed).rejects.toThrow('no such message: ')
  })

  test.each([
    [[], 'feedback takes one of list, show'],
    [['list', 'x'], 'feedback list takes only --search TEXT and --page N'],
    [['show'], 'feedback show takes one ID'],
    [['show', '1', '--search', 'x'], 'feedback show has no option --search'],
  ])('%j is wrong usage', async (typed, message) => {
    const wrong = feedback(...typed)
    await expect(wrong).rejects.toBeInstanceOf(UsageError)
    await expect(wrong).rejects.toThrow(message)
  })

  test('--help lists every command', async () => {
    const help = await feedback('--help')
    for (const name of ['list', 'show ID']) expect(help).toContain(`npx chipfront feedback ${name}`)
  })
})
