import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { sweepMailFiles } from './file-transport.ts'

test('files half written by a killed process are removed after an hour, and no others', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'chipfront-mail-'))
  const old = new Date(Date.now() - 2 * 60 * 60_000)
  for (const name of ['old.part', 'old.eml', 'new.part']) writeFileSync(join(folder, name), '')
  for (const name of ['old.part', 'old.eml']) utimesSync(join(folder, name), old, old)
  await sweepMailFiles(folder)
  expect(readdirSync(folder).sort()).toEqual(['new.part', 'old.eml'])
  rmSync(folder, { recursive: true })
  await expect(sweepMailFiles(folder)).resolves.toBeUndefined()
})
