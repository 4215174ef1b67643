import type { Context } from '../server/context.ts'
import { findStaffSetting, listStaffSettings, type StaffSetting } from '../server/features/site/index.ts'
import { CommandError, type CommandSession } from './command.ts'
import { safeText } from './safe-text.ts'
import { toTable } from './table.ts'

const HEADINGS = ['NAME', 'FROM', 'VALUE']
const SHOWN_CHARACTERS = 60

export async function runList(session: CommandSession): Promise<void> {
  const settings = await listStaffSettings(await session.openContext())
  session.say(toTable(HEADINGS, settings.map(toRow)))
}

/** Prints the value in the form that `config set` accepts. */
export async function runGet(session: CommandSession, name: string): Promise<void> {
  const { value, problem } = await requireSetting(await session.openContext(), name)
  if (problem !== null)
    throw new CommandError(`${name} has an invalid value, so the default applies: ${problem}`)
  session.say(`${value.split('\n').map(safeText).join('\n')}\n`)
}

export async function requireSetting(context: Pick<Context, 'pool'>, name: string): Promise<StaffSetting> {
  const setting = await findStaffSetting(context, name)
  if (!setting)
    throw new CommandError(
      `unknown setting “${safeText(name)}”; run npx chipfront config list to see all settings`,
    )
  return setting
}

function toRow({ name, value, isSet, problem }: StaffSetting): string[] {
  const line = value.replace(/\s+/g, ' ')
  const shown = line.length > SHOWN_CHARACTERS ? `${line.slice(0, SHOWN_CHARACTERS)}…` : line
  const from = problem === null ? 'set' : 'default (invalid value)'
  return [name, isSet ? from : 'default', shown]
}
