import { changeUser, type UserChange } from '../server/features/account/index.ts'
import { JOINS } from '../server/features/joins/index.ts'
import { CommandError, type CommandSession, SHELL } from './command.ts'
import { utcTime } from './formats.ts'
import { number } from './progress.ts'
import { safeText } from './safe-text.ts'
import { toTable } from './table.ts'

const TELL = {
  activate: tellActivated,
  disable: tellDisabled,
  enable: tellEnabled,
  sign_out: tellSignedOut,
}

export async function runChange(
  session: CommandSession,
  email: string,
  change: keyof typeof TELL,
  registrationId?: number,
): Promise<void> {
  const context = { ...(await session.openContext()), by: SHELL }
  const done = await changeUser(context, email, change, JOINS, registrationId)
  const who = safeText(email)
  if (!done) throw new CommandError(`no account for ${who}`)
  if (done.choices) return refuseChoice(session, who, done.choices)
  session.say(`${TELL[change](who, done)}\n`)
}

/** One of the registrations may be an attacker's, who would then own the account with their password. */
function refuseChoice(
  session: CommandSession,
  who: string,
  choices: NonNullable<UserChange['choices']>,
): never {
  const rows = choices.map(({ id, createdAt, contactName, companyName, telephone }) => [
    String(id),
    utcTime(createdAt),
    contactName,
    companyName,
    telephone,
  ])
  session.say(toTable(['ID', 'REGISTERED (UTC)', 'NAME', 'COMPANY', 'PHONE'], rows))
  throw new CommandError(
    `${who} has ${number(choices.length)} registrations; choose the one the owner confirms with --registration ID`,
  )
}

function tellActivated(who: string, { before, after }: UserChange): string {
  if (after === 'disabled') throw new CommandError(`${who} is disabled; enable the account first`)
  return before === 'active' ? `${who} was already active.` : `${who} is active now.`
}

function tellDisabled(who: string, { before, endedSignIns }: UserChange): string {
  if (before === 'disabled') return `${who} was already disabled.`
  return `${who} is disabled; ${signIns(endedSignIns)} ended.`
}

function tellEnabled(who: string, { before, after }: UserChange): string {
  if (before !== 'disabled') return `${who} was not disabled.`
  return after === 'active' ? `${who} is enabled again.` : `${who} is enabled again but not activated yet.`
}

function tellSignedOut(who: string, { endedSignIns }: UserChange): string {
  return `${who} is signed out; ${signIns(endedSignIns)} ended.`
}

function signIns(count: number): string {
  return count === 1 ? '1 sign-in' : `${number(count)} sign-ins`
}
