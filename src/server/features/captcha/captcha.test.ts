import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '../../../../tests/harness/test-shop.ts'
import * as captcha from '../../../contract/shop/captcha.ts'
import { Refusal } from '../../../contract/wire/errors.ts'
import { ALLOWANCES } from '../../../domain/allowances.ts'
import { LIMITS } from '../../../domain/limits.ts'
import { LANGS, type Lang } from '../../../domain/locales.ts'
import type { Context } from '../../context.ts'
import type { Connection } from '../../database/connection.ts'
import { askForDigits, DIGITS } from './ask-for-digits.ts'
import { checkCaptcha } from './check-captcha.ts'
import { getCaptcha } from './get-captcha.ts'
import { sweepCaptchas, withCaptcha } from './index.ts'

let shop: TestShop
let connection: Connection
beforeAll(async () => {
  shop = await openTestShop()
  connection = shop.connection
})
afterAll(() => shop.close())

const from = (address: string, lang: Lang = 'en'): Context => {
  const client = {
    address,
    network: '',
    userAgent: '',
    cookie: () => null,
    formerCookie: () => null,
    header: () => null,
    setCookie: () => {},
  }
  return { ...shop.context, lang, who: { user: null, client } }
}
const visitor = (lang?: Lang) => from('192.0.2.1', lang)

async function newCaptcha(): Promise<{ id: string; answer: string }> {
  const { captcha_id } = await getCaptcha(visitor(), 'image')
  const { rows } = await connection.pool.query('select answer from captchas where id = $1', [captcha_id])
  return { id: captcha_id, answer: rows[0].answer }
}

const check = (id: string, code: string) =>
  checkCaptcha(visitor(), { captcha_id: id, code }).then(() => 'right', codeOf)

const submit = (id: string, code: string, work = async () => 'done') =>
  withCaptcha(visitor(), { captcha_id: id, captcha_code: code }, work).catch(codeOf)

function codeOf(error: unknown): number {
  if (!(error instanceof Refusal)) throw error
  return error.code
}

const expire = (id: string) =>
  connection.db.execute(sql`update captchas set expires_at = now() - interval '1 second' where id = ${id}`)

const count = async (id: string) =>
  (await connection.pool.query('select from captchas where id = $1', [id])).rowCount

describe('getting a captcha', () => {
  test('a picture has no question, and a question has no picture', async () => {
    const picture = await getCaptcha(visitor(), 'image')
    expect(picture).toMatchObject({ image: expect.stringMatching(/^data:image\/png;base64,/), question: '' })
    const question = await getCaptcha(visitor('de'), 'text')
    expect(question).toMatchObject({ image: '', question: expect.stringMatching(/^Geben Sie diese Ziffern/) })
  })

  test('the response does not contain the answer', async () => {
    const { captcha_id, ...sent } = await getCaptcha(visitor(), 'text')
    expect(sent.question).not.toMatch(/\d/)
    expect(await check(captcha_id, digitsOf(sent.question))).toBe('right')
  })

  test.each(LANGS)('the question in %s spells each digit as a word', async lang => {
    const all = await Promise.all([...DIGITS].map(digit => askForDigits(digit, lang)))
    expect(new Set(all).size).toBe(10)
    expect(all.join('')).not.toMatch(/\d|captcha\./)
  })

  test('an address with too many requests has to wait', async () => {
    const robot = from('192.0.2.66')
    const asked = Array.from({ length: ALLOWANCES.captchaAddress.burst + 5 }, () =>
      getCaptcha(robot, 'text').then(() => 200, codeOf),
    )
    const answers = await Promise.all(asked)
    expect(answers.filter(code => code === 429).length).toBeGreaterThan(0)
    await expect(checkCaptcha(robot, { captcha_id: crypto.randomUUID(), code: 'A' })).rejects.toMatchObject({
      code: 429,
    })
    expect(await getCaptcha(visitor(), 'text')).toBeTruthy()
  })
})

const ENGLISH = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine']

function digitsOf(question: string): string {
  const [, words = ''] = question.split(': ')
  return words
    .split(', ')
    .map(word => ENGLISH.indexOf(word))
    .join('')
}

describe('checking a code', () => {
  test('a correct code can be checked repeatedly', async () => {
    const { id, answer } = await newCaptcha()
    for (let time = 0; time < 5; time++) expect(await check(id, answer)).toBe('right')
    expect(await submit(id, answer)).toBe('done')
  })

  test('three wrong attempts invalidate it, then the correct code is rejected too', async () => {
    const { id, answer } = await newCaptcha()
    expect(await check(id, 'wrong')).toBe(4221)
    expect(await check(id, 'wrong')).toBe(4221)
    expect(await check(id, answer)).toBe('right')
    expect(await check(id, 'wrong')).toBe(4221)
    expect(await check(id, answer)).toBe(4221)
    expect(await submit(id, answer)).toBe(4221)
  })

  test('concurrent guesses are counted one by one', async () => {
    const { id, answer } = await newCaptcha()
    await Promise.all(Array.from({ length: 20 }, () => check(id, 'wrong')))
    const { rows } = await connection.pool.query('select wrong_tries from captchas where id = $1', [id])
    expect(rows[0].wrong_tries).toBe(LIMITS.captchaTries)
    expect(await check(id, answer)).toBe(4221)
  })

  test('it expires after five minutes', async () => {
    const { id, answer } = await newCaptcha()
    await expire(id)
    expect(await check(id, answer)).toBe(4221)
    expect(await submit(id, answer)).toBe(4221)
  })

  test('it is valid for five minutes', async () => {
    const { id } = await newCaptcha()
    const { rows } = await connection.pool.query(
      'select extract(epoch from expires_at - now())::integer as seconds from captchas where id = $1',
      [id],
    )
    expect(rows[0].seconds).toBeGreaterThan(290)
    expect(rows[0].seconds).toBeLessThanOrEqual(300)
  })

  test('an unknown id is rejected like a wrong code', async () => {
    expect(await check(crypto.randomUUID(), 'ACDEF')).toBe(4221)
  })
})

describe('over the API', () => {
  test('a picture is returned unless a question is requested', async () => {
    expect((await shop.call()(captcha.getCaptcha)).image).toMatch(/^data:/)
    expect((await shop.call('ar')(captcha.getCaptcha, { kind: 'text' })).question).toContain(
      'اكتب هذه الأرقام',
    )
  })

  test('a wrong code is reported at its field, in the visitor’s language', async () => {
    const { id } = await newCaptcha()
    await expect(shop.call('de')(captcha.checkCaptcha, { captcha_id: id, code: 'x' })).rejects.toMatchObject({
      code: 4221,
      details: { fields: { code: { text: 'Der Bestätigungscode ist falsch oder abgelaufen' } } },
    })
  })

  test.each([{}, { captcha_id: '1', code: '' }, { captcha_id: null, code: ['A'] }])(
    '%j is rejected',
    async body => {
      const answer = await shop.request('/api/captcha/checkCaptcha', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      })
      expect(await answer.json()).toMatchObject({
        code: 400,
        data: { errors: { captcha_id: 'Enter a verification code', code: 'Enter a verification code' } },
      })
    },
  )
})

describe('a form with a code', () => {
  test('is processed once, though it is sent five times at once', async () => {
    const { id, answer } = await newCaptcha()
    const answers = await Promise.all(Array.from({ length: 5 }, () => submit(id, answer)))
    expect(answers.filter(result => result === 'done')).toHaveLength(1)
    expect(answers.filter(result => result === 4221)).toHaveLength(4)
    expect(await count(id)).toBe(0)
  })

  test('with a wrong code is not processed, and the attempt is counted', async () => {
    const { id, answer } = await newCaptcha()
    const work = () => Promise.reject(new Error('done without a right code'))
    for (let time = 0; time < 3; time++) expect(await submit(id, 'wrong', work)).toBe(4221)
    expect(await submit(id, answer, work)).toBe(4221)
  })

  test('rejected for another reason keeps its code', async () => {
    const { id, answer } = await newCaptcha()
    expect(await submit(id, answer, () => Promise.reject(new Refusal(409)))).toBe(409)
    expect(await submit(id, answer)).toBe('done')
  })

  test('names the invalid field', async () => {
    const { id } = await newCaptcha()
    const fields = { captcha_id: id, captcha_code: 'wrong' }
    await expect(withCaptcha(visitor(), fields, async () => 'done')).rejects.toMatchObject({
      details: { fields: { captcha_code: { key: 'errors.wrong_captcha' } } },
    })
  })
})

describe('an address that uses many codes', () => {
  const FREE = ALLOWANCES.captchaUse.burst
  const robot = () => from('192.0.2.77')
  beforeEach(() => connection.pool.query('truncate allowances'))

  const solve = async (context: Context) => {
    const { captcha_id, wait_seconds } = await getCaptcha(context, 'text')
    const { rows } = await connection.pool.query('select answer from captchas where id = $1', [captcha_id])
    return { wait_seconds, fields: { captcha_id, captcha_code: rows[0].answer } }
  }
  const use = (fields: { captcha_id: string; captcha_code: string }, context = robot()) =>
    withCaptcha(context, fields, async () => 'done')
  const spend = async (count: number) => {
    for (let time = 0; time < count; time++) {
      const { fields } = await solve(robot())
      await connection.pool.query('update captchas set usable_at = now()')
      await use(fields)
    }
  }

  test('may use the first ones at once, with only id and code', async () => {
    await spend(FREE - 1)
    const { wait_seconds, fields } = await solve(robot())
    expect(wait_seconds).toBe(0)
    expect(await use(fields)).toBe('done')
  })

  test('waits longer and longer beyond that, as the response says', async () => {
    await spend(FREE)
    const waits: number[] = []
    for (let time = 0; time < 4; time++) {
      await spend(1)
      waits.push((await solve(robot())).wait_seconds)
    }
    const step = LIMITS.captchaWaitStepSeconds
    expect(waits).toEqual([step, 2 * step, 3 * step, 4 * step])
    await spend(LIMITS.captchaWaitMaxSeconds / step)
    expect((await solve(robot())).wait_seconds).toBe(LIMITS.captchaWaitMaxSeconds)
  })

  test('is told when to retry if it is too early, and the code stays valid', async () => {
    await spend(FREE + 1)
    const { wait_seconds, fields } = await solve(robot())
    await expect(use(fields)).rejects.toMatchObject({
      code: 429,
      details: { retryAfterSeconds: wait_seconds },
    })
    await connection.pool.query('update captchas set usable_at = now()')
    expect(await use(fields)).toBe('done')
  })

  test('is charged for used codes, not for requested ones', async () => {
    for (let time = 0; time < FREE + 5; time++) await solve(robot())
    expect((await solve(robot())).wait_seconds).toBe(0)
  })

  test('does not delay other addresses', async () => {
    await spend(FREE + 3)
    const { wait_seconds, fields } = await solve(visitor())
    expect(wait_seconds).toBe(0)
    expect(await use(fields, visitor())).toBe('done')
  })
})

test('the cleanup deletes expired codes only', async () => {
  const [old, fresh] = [await newCaptcha(), await newCaptcha()]
  await expire(old.id)
  await sweepCaptchas(connection.db)
  expect(await count(old.id)).toBe(0)
  expect(await count(fresh.id)).toBe(1)
})
