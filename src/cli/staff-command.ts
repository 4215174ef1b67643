import * as contract from '../contract/desk/staff.ts'
import { DEFAULT_LANG } from '../domain/locales.ts'
import { DESK_INVITE_PATH, withToken } from '../domain/paths.ts'
import { isRole, ROLES, type Role } from '../domain/rights.ts'
import {
  actOnStaff,
  inviteStaff,
  isLastOwner,
  listStaff,
  makeInviteLink,
  renewInvite,
  type StaffAct,
} from '../server/features/staff/index.ts'
import { checkForm } from './check-form.ts'
import {
  type Command,
  CommandError,
  type CommandSession,
  SHELL,
  textOf,
  UsageError,
  type Values,
} from './command.ts'
import { utcTime } from './formats.ts'
import { safeText } from './safe-text.ts'
import { oneOf, type Subcommand } from './subcommands.ts'
import { toTable } from './table.ts'

const oneEmail = { takes: 'one EMAIL', words: [1, 1] } satisfies Partial<Subcommand>

const SUBCOMMANDS: Record<string, Subcommand> = {
  list: { takes: 'nothing else', words: [0, 0], run: runList },
  add: {
    ...oneEmail,
    options: ['role', 'name'],
    run: (session, [email = ''], values) => runAdd(session, email, values),
  },
  link: { ...oneEmail, run: (session, [email = '']) => runLink(session, email) },
  disable: { ...oneEmail, run: acting('disable', 'is disabled') },
  enable: { ...oneEmail, run: acting('enable', 'is enabled') },
  'sign-out': { ...oneEmail, run: acting('end_sessions', 'is signed out everywhere') },
  'reset-factor': {
    ...oneEmail,
    run: acting('reset_factor', 'has no second factor any more, and is signed out'),
  },
}

export const staffCommand: Command = {
  options: { role: { type: 'string', multiple: true }, name: { type: 'string' } },
  run: oneOf('staff', SUBCOMMANDS),
}

async function runList(session: CommandSession): Promise<void> {
  const people = await listStaff(await session.openContext())
  if (people.length === 0) return session.say('No staff yet.\n')
  const rows = people.map(person => [
    person.email,
    person.name,
    person.roles.join(', '),
    person.state,
    person.has_factor ? 'yes' : 'no',
    person.last_seen ? utcTime(new Date(person.last_seen)) : '-',
  ])
  session.say(toTable(['EMAIL', 'NAME', 'ROLES', 'STATE', 'SECOND FACTOR', 'LAST SEEN (UTC)'], rows))
}

async function runAdd(session: CommandSession, email: string, values: Values): Promise<void> {
  const context = await session.openContext()
  const name = textOf(values.name)?.trim() || email.split('@')[0] || email
  const roles = rolesOf(values.role)
  const invited = checkForm(contract.inviteStaff, { email, name, roles })
  if (await findPerson(session, email)) throw new CommandError(`${safeText(email)} is on the staff already`)
  const invitation = { ...invited, lang: DEFAULT_LANG, isMailed: false }
  const { id } = await inviteStaff({ ...context, by: SHELL }, invitation)
  printLink(session, email, await makeInviteLink(context, id))
}

function rolesOf(given: Values[string]): Role[] {
  const roles = [given ?? []].flat().map(String)
  const wrong = roles.find(role => !isRole(role))
  if (wrong !== undefined || roles.length === 0)
    throw new UsageError(`staff add needs --role, one of ${ROLES.join(', ')}`)
  return roles.filter(isRole)
}

async function runLink(session: CommandSession, email: string): Promise<void> {
  const person = await requirePerson(session, email)
  if (person.state === 'disabled') throw new CommandError(`${safeText(email)} is disabled`)
  const context = { ...(await session.openContext()), by: SHELL }
  printLink(session, email, await renewInvite(context, person.id))
}

function printLink(session: CommandSession, email: string, token: string): void {
  session.say(
    `${safeText(email)} can join within 24 hours, once:\n${session.publicUrl()}${withToken(DESK_INVITE_PATH, token)}\n`,
  )
}

function acting(act: StaffAct, done: string): Subcommand['run'] {
  return async (session, [email = '']) => {
    const { id } = await requirePerson(session, email)
    const context = { ...(await session.openContext()), by: SHELL }
    await actOnStaff(context, id, act).catch(error => {
      throw isLastOwner(error) ? new CommandError(`${safeText(email)} is the last owner`) : error
    })
    session.say(`${safeText(email)} ${done}.\n`)
  }
}

async function requirePerson(session: CommandSession, email: string) {
  const found = await findPerson(session, email)
  if (!found) throw new CommandError(`no member of staff has ${safeText(email)}`)
  return found
}

async function findPerson(session: CommandSession, email: string) {
  const people = await listStaff(await session.openContext())
  return people.find(person => person.email.toLowerCase() === email.toLowerCase())
}
