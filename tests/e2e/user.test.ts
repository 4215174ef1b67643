import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, inject, test } from 'vitest'
import { connect } from '../../src/server/database/connection.ts'
import { chipfront } from '../harness/chipfront.ts'
import { copyDatabase } from '../harness/copy-database.ts'
import { registration } from '../harness/people.ts'
import { runShop } from '../harness/running-shop.ts'

const folder = mkdtempSync(join(tmpdir(), 'chipfront-user-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('npx chipfront user, while the shop runs', () => {
  test('an account is activated, disabled, enabled and erased', async () => {
    const { url, drop } = await copyDatabase(inject('databaseServer'))
    const shop = await runShop('dist/server/main.js', {
      DATABASE_URL: url,
      NODE_ENV: 'production',
      DATA_DIR: folder,
    })
    const post = async (path: string, body: unknown) => {
      const headers = { 'Content-Type': 'application/json' }
      const answer = await fetch(shop.url + path, { method: 'POST', headers, body: JSON.stringify(body) })
      return (await answer.json()).code
    }
    const { email, password } = registration()
    const signIn = () => post('/api/user/login', { email, password })
    const user = (...args: string[]) => chipfront({ DATABASE_URL: url, DATA_DIR: folder }, 'user', ...args)

    await post('/api/user/register', registration())
    expect(await signIn()).toBe(4003)
    expect(await user('activate', email)).toEqual({
      status: 0,
      output: `${email} is active now.\n`,
      errors: '',
    })
    expect(await signIn()).toBe(200)
    expect((await user('disable', email)).output).toBe(`${email} is disabled; 1 sign-in ended.\n`)
    expect(await signIn()).toBe(403)
    await user('enable', email)
    expect(await signIn()).toBe(200)
    expect((await user('list')).output).toMatch(/buyer@example\.com .* active /)
    expect(JSON.parse((await user('export', email)).output).profile).toHaveLength(1)
    expect(await user('erase', email)).toMatchObject({
      status: 2,
      errors: expect.stringContaining('add --yes'),
    })
    expect(await user('erase', email, '--yes')).toMatchObject({ status: 0 })
    expect(await signIn()).toBe(4002)
    expect(await user('erase', email, '--yes')).toEqual({
      status: 1,
      output: '',
      errors: `chipfront: the shop has no data about ${email}\n`,
    })
    await shop.stop()
    await drop()
  })

  test('a long list may be cut off by its reader', async () => {
    const { url, drop } = await copyDatabase(inject('databaseServer'))
    const { pool, close } = await connect(url, 1)
    await pool.query(`insert into users (email, email_key, password_hash, contact_name, telephone, company_name,
      country, city, state, address, lang) select n, n, '', 'Purchasing', '', '', 'DE', '', '', '', 'en'
      from generate_series(1, 20000) n`)
    await close()
    const env = { ...process.env, NODE_ENV: 'production', DATABASE_URL: url, DATA_DIR: folder }
    const child = spawn('sh', ['-c', '"$0" bin/chipfront.js user list | head -n 1', process.execPath], {
      env,
    })
    let errors = ''
    child.stderr.on('data', chunk => (errors += chunk))
    await once(child, 'close')
    expect(errors).toBe('')
    await drop()
  })
})
