import { readFile } from 'node:fs/promises'
import { text } from 'node:stream/consumers'
import { setSetting, unsetSetting } from '../server/features/site/index.ts'
import { CommandError, type Session } from './command.ts'
import { requireSetting } from './config-list.ts'
import { explainFileError } from './file-trouble.ts'

type Given = { value?: string; file?: string }

export async function runSet(session: Session, name: string, { value, file }: Given): Promise<void> {
  const pool = await session.openPool()
  await requireSetting(pool, name)
  const given = file === undefined ? (value ?? '') : await readGiven(file)
  const problem = await setSetting(pool, name, given)
  if (problem !== null) throw new CommandError(`${name} is not changed: ${problem}`)
  session.say(`${name} is set.\n`)
}

export async function runUnset(session: Session, name: string): Promise<void> {
  const pool = await session.openPool()
  await requireSetting(pool, name)
  const wasSet = await unsetSetting(pool, name)
  session.say(wasSet ? `${name} has its default again.\n` : `${name} was not set.\n`)
}

async function readGiven(file: string): Promise<string> {
  const given = file === '-' ? text(process.stdin) : readFile(file, 'utf8')
  const read = await given.catch(error => {
    throw explainFileError(error)
  })
  // As some editors on Windows begin a file.
  return read.replace(/^\ufeff/, '')
}
