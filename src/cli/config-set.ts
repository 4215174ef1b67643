import { readFile } from 'node:fs/promises'
import { text } from 'node:stream/consumers'
import { setSetting, unsetSetting } from '../server/features/site/index.ts'
import { isServed } from '../server/files.ts'
import { CommandError, type CommandSession } from './command.ts'
import { requireSetting } from './config-list.ts'
import { explainFileError } from './file-trouble.ts'

type Given = { value?: string; file?: string }

export async function runSet(session: CommandSession, name: string, { value, file }: Given): Promise<void> {
  const context = await session.openContext()
  await requireSetting(context, name)
  const given = file === undefined ? (value ?? '') : await readGiven(file)
  const isOurs = (path: string) => isServed(session.servedFolder, path)
  const result = await setSetting(context, name, given, isOurs)
  if (result.outcome === 'invalid') throw unchanged(name, result.problem)
  session.say(`${name} is set.\n`)
}

function unchanged(name: string, problem: string): CommandError {
  return new CommandError(`${name} was not changed: ${problem}`)
}

export async function runUnset(session: CommandSession, name: string): Promise<void> {
  const context = await session.openContext()
  await requireSetting(context, name)
  const wasSet = await unsetSetting(context, name)
  session.say(wasSet ? `${name} is back to its default.\n` : `${name} was not set.\n`)
}

async function readGiven(file: string): Promise<string> {
  const given = file === '-' ? text(process.stdin) : readFile(file, 'utf8')
  const read = await given.catch(error => {
    throw explainFileError(error)
  })
  // Some Windows editors write a byte order mark.
  return read.replace(/^\ufeff/, '')
}
