import {
  createReadStream,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { zstdCompressSync, zstdDecompressSync } from 'node:zlib'
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest'
import { buyNow, openBrowser, stockOf, stockOne } from '../../tests/harness/buyers.ts'
import { copyDatabase } from '../../tests/harness/copy-database.ts'
import { pictureOf } from '../../tests/harness/database-picture.ts'
import { operator } from '../../tests/harness/operator.ts'
import { openTestShop, type TestShop } from '../../tests/harness/test-shop.ts'
import { restoreBackup } from '../server/database/backup/restore-backup.ts'
import { writeBackup } from '../server/database/backup/write-backup.ts'
import { type Connection, connect } from '../server/database/connection.ts'
import { applyMigrations, MIGRATIONS, migrate } from '../server/database/migrate.ts'
import { inTransaction } from '../server/database/transaction.ts'
import { CommandError } from './command.ts'

const folder = mkdtempSync(join(tmpdir(), 'chipfront-backup-'))
const path = (name: string) => join(folder, name)
const signal = new AbortController().signal
let shop: TestShop
/** A whole shop, and one with hardly any rows. */
const [BACKUP, SMALL] = [path('shop.zst'), path('small.zst')]

const opened: (() => Promise<void>)[] = []
async function open(template = 'template0'): Promise<Connection> {
  const copy = await copyDatabase(inject('databaseServer'), template)
  const connection = await connect(copy.url, 2)
  opened.push(() => connection.close().then(copy.drop))
  return connection
}
/** Copied, because running all migrations takes longer. */
let migrated = ''
async function openSmallShop(name: string): Promise<Connection> {
  const connection = await open(migrated)
  await connection.pool.query(`insert into settings (name, value) values ('company_name', $1)`, [name])
  return connection
}
const cli = (context: Connection, ...typed: string[]) => operator({ context }, ...typed)

beforeAll(async () => {
  const empty = await copyDatabase(inject('databaseServer'), 'template0')
  migrated = new URL(empty.url).pathname.slice(1)
  const connection = await connect(empty.url, 1)
  await migrate(connection.pool)
  await connection.close()
  shop = await openTestShop()
  await operator(shop, 'backup', BACKUP)
  await cli(await openSmallShop('Saved'), 'backup', SMALL)
})
afterEach(async () => {
  for (const close of opened.splice(0)) await close()
})
afterAll(async () => {
  await shop.close()
  rmSync(folder, { recursive: true, force: true })
})

describe('a backup', () => {
  test('restores every table, rule and sequence of the shop', async () => {
    const restored = await open()
    expect(await cli(restored, 'restore', BACKUP)).toMatch(
      /^Restored the shop of 20\d\d-.* UTC: \d+ tables with/,
    )
    const [before, after] = [await pictureOf(shop.connection.pool), await pictureOf(restored.pool)]
    const others = (name: string) => !name.startsWith('audit_id_seq')
    expect({ ...after, sequences: after.sequences.filter(others) }).toEqual({
      ...before,
      sequences: before.sequences.filter(others),
    })
    expect(Object.values(before.tables).filter(rows => !rows.startsWith('0 ')).length).toBeGreaterThan(20)
    const { rows } = await restored.pool.query(`select who, act from audit order by id desc limit 1`)
    expect(rows).toEqual([{ who: 'shell', act: 'backup.restore' }])
  })

  test('has one moment of a running shop', async () => {
    const part = await stockOne(shop, 'BACKUP-1', 1_000)
    await buyNow(openBrowser(shop), part, 10)
    const before = await pictureOf(shop.connection.pool)
    const file = new PassThrough({ highWaterMark: 1 })
    const begun = Promise.withResolvers<void>()
    const writing = writeBackup(shop.connection.pool, file, { signal, onProgress: () => begun.resolve() })
    await begun.promise
    await buyNow(openBrowser(shop), part, 10)
    const restored = await open()
    const restoring = restoreBackup(restored.pool, file, { ...QUIETLY, overwritesShop: false })
    await Promise.all([writing, restoring])
    expect((await pictureOf(restored.pool)).tables).toEqual(before.tables)
    expect(await stockOf(shop, part)).toBe(980)
  })

  test('is readable by its owner only, and replaces no other file', async () => {
    expect(statSync(SMALL).mode & 0o777).toBe(0o600)
    const small = await openSmallShop('Other')
    await expect(cli(small, 'backup', SMALL)).rejects.toThrow('exists already; add --overwrite to replace it')
    writeFileSync(path('old.zst'), 'old')
    await cli(small, 'backup', path('old.zst'), '--overwrite')
    expect(statSync(path('old.zst')).size).toBeGreaterThan(1_000)
  })

  test('that fails leaves no file', async () => {
    await expect(cli(await open(), 'backup', path('none.zst'))).rejects.toThrow(
      'there is no shop in this database',
    )
    expect(existsSync(path('none.zst')) || existsSync(path('none.zst.unfinished'))).toBe(false)
  })
})

const QUIETLY = { signal, onRestored: async () => {} }
const nameOf = async ({ pool }: Connection) =>
  (await pool.query(`select value from settings where name = 'company_name'`)).rows[0]?.value

describe('restoring', () => {
  test('leaves a shop with data alone, unless the command says to overwrite it', async () => {
    const other = await openSmallShop('Other')
    await expect(cli(other, 'restore', SMALL)).rejects.toThrow(
      new CommandError(
        'this shop has data (settings); add --overwrite-shop to delete it all and restore the backup instead',
      ),
    )
    expect(await nameOf(other)).toBe('Other')
    await cli(other, 'restore', SMALL, '--overwrite-shop')
    expect(await nameOf(other)).toBe('Saved')
  })

  test('waits for no running shop, but refuses', async () => {
    await expect(operator(shop, 'restore', SMALL, '--overwrite-shop')).rejects.toThrow('the shop is running')
  })

  const kill = ({ pool }: Connection) =>
    pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`,
    )

  test.each(['indexing', 'end'])('killed at %s leaves the old shop', async moment => {
    const other = await openSmallShop('Other')
    const before = await pictureOf(other.pool)
    const restoring = restoreBackup(other.pool, createReadStream(SMALL), {
      signal,
      overwritesShop: true,
      onPhase: async phase => phase === moment && kill(other),
      onRestored: async () => moment === 'end' && kill(other),
    })
    await expect(restoring).rejects.toThrow()
    expect(await pictureOf(other.pool)).toEqual(before)
  })

  test('killed in the middle of a table leaves the old shop', async () => {
    const other = await openSmallShop('Other')
    const before = await pictureOf(other.pool)
    const file = new PassThrough()
    const begun = Promise.withResolvers<void>()
    const restoring = restoreBackup(other.pool, file, {
      ...QUIETLY,
      overwritesShop: true,
      onRows: () => begun.resolve(),
    })
    const failed = expect(restoring).rejects.toThrow()
    const whole = readFileSync(BACKUP)
    file.write(whole.subarray(0, whole.length / 2))
    await begun.promise
    await kill(other)
    file.end(whole.subarray(whole.length / 2))
    await failed
    expect(await pictureOf(other.pool)).toEqual(before)
  })

  test('works without the rights of a superuser', async () => {
    const { pool } = await open()
    await pool.query(`create role plain_owner login`)
    const { rows } = await pool.query('select current_database() as name')
    await pool.query(`alter database ${rows[0].name} owner to plain_owner`)
    const url = new URL(inject('databaseServer').replace('DATABASE', rows[0].name))
    url.username = 'plain_owner'
    const owner = await connect(url.href, 2)
    await cli(owner, 'restore', SMALL)
    await cli(owner, 'restore', SMALL, '--overwrite-shop')
    expect(await nameOf(owner)).toBe('Saved')
    await owner.close()
  })

  test('migrates a backup of an older version', async () => {
    const old = await open()
    await inTransaction(old.pool, ({ client }) =>
      applyMigrations(
        client,
        MIGRATIONS.filter(({ name }) => name < '0021'),
      ),
    )
    await old.pool.query(`insert into settings (name, value) values ('company_name', 'Old')`)
    await cli(old, 'backup', path('old-version.zst'))
    const restored = await openSmallShop('Other')
    await cli(restored, 'restore', path('old-version.zst'), '--overwrite-shop')
    expect(await nameOf(restored)).toBe('Old')
    const { rows } = await restored.pool.query('select count(*)::int as count from migrations')
    expect(rows).toEqual([{ count: MIGRATIONS.length }])
  })

  test('refuses a backup of a newer version', async () => {
    const newer = await openSmallShop('Newer')
    await newer.pool.query(`insert into migrations (name, checksum) values ('9999-later.sql', 'x')`)
    await cli(newer, 'backup', path('newer.zst'))
    await expect(cli(await open(), 'restore', path('newer.zst'))).rejects.toThrow(
      'newer.zst was made by a newer version of the shop: it has 9999-later.sql. Nothing was changed.',
    )
  })

  test('refuses files that are damaged or of another program, and changes nothing', async () => {
    const other = await openSmallShop('Other')
    const before = await pictureOf(other.pool)
    const text = zstdDecompressSync(readFileSync(SMALL)).toString()
    const packed = (content: string) => zstdCompressSync(content)
    const files: [Buffer | string, string][] = [
      [packed(text.slice(0, -90)), 'is cut off: its end is missing'],
      [packed(text.replace('Saved', 'Faked')), 'is damaged: its checksum does not match'],
      [packed(text.replace(/^copy.*$/m, 'drop table users;')), 'has no such table: drop table users;'],
      [packed('create table x ();\n\n'), 'is not a backup of a shop'],
      ['Brand,MPN,Stock\n', 'is damaged, or is not a backup of a shop'],
      [readFileSync(SMALL).subarray(0, -200), 'is damaged, or is not a backup of a shop'],
    ]
    for (const [content, reason] of files) {
      writeFileSync(path('bad.zst'), content)
      await expect(cli(other, 'restore', path('bad.zst'), '--overwrite-shop')).rejects.toThrow(reason)
    }
    expect(await pictureOf(other.pool)).toEqual(before)
  })
})
