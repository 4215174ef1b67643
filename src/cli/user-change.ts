import { changeUser, type UserChange } from '../server/features/account/index.ts'
import { JOINS } from '../server/features/joins/index.ts'
import { CommandError, type Session } from './command.ts'
import { number } from './progress.ts'
import { safeText } from './safe-text.ts'

const TELL = {
  activate: tellActivated,
  disable: tellDisabled,
  enable: tellEnabled,
  'sign-out': tellSignedOut,
}

export async function runChange(session: Session, email: string, change: keyof typeof TELL): Promise<void> {
  const done = await changeUser(await session.openPool(), email, change, JOINS)
  const who = safeText(email)
  if (!done) throw new CommandError(`there is no account for ${who}`)
  session.say(`${TELL[change](who, done)}\n`)
}

function tellActivated(who: string, { before, after }: UserChange): string {
  if (after === 'disabled') throw new CommandError(`${who} is disabled; enable the account first`)
  return before === 'active' ? `${who} was active already.` : `${who} is active now.`
}

function tellDisabled(who: string, { before, endedSignIns }: UserChange): string {
  if (before === 'disabled') return `${who} was disabled already.`
  return `${who} is disabled; ${signIns(endedSignIns)} ended.`
}

function tellEnabled(who: string, { before, after }: UserChange): string {
  if (before !== 'disabled') return `${who} was not disabled.`
  return after === 'active' ? `${who} is enabled again.` : `${who} is enabled again, and not activated yet.`
}

function tellSignedOut(who: string, { endedSignIns }: UserChange): string {
  return `${who} is signed out; ${signIns(endedSignIns)} ended.`
}

function signIns(count: number): string {
  return count === 1 ? '1 sign-in' : `${number(count)} sign-ins`
}
