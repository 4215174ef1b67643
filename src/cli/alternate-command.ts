import { readAlternate, writeAlternate } from '../domain/given-alternate.ts'
import { LIMITS } from '../domain/limits.ts'
import {
  addStaffAlternate,
  listStaffAlternates,
  removeStaffAlternate,
  type StaffAlternate,
} from '../server/features/catalogue/index.ts'
import { type Command, CommandError, type CommandSession, SHELL, textOf } from './command.ts'
import { pagedTable, pageOf, toPage } from './paged-table.ts'
import { safeText } from './safe-text.ts'
import { oneOf, type Subcommand } from './subcommands.ts'

const TAKES = 'one PART and one ALTERNATE, each a NUMBER or “MANUFACTURER: NUMBER”'
const HEADINGS = ['PART', 'ALTERNATE', 'GIVEN BY', 'NOTE']

const SUBCOMMANDS: Record<string, Subcommand> = {
  list: {
    takes: 'at most one PART, and --page N',
    words: [0, 1],
    options: ['page'],
    run: (session, [part], values) => runList(session, part, pageOf(values)),
  },
  add: {
    takes: TAKES,
    words: [2, 2],
    options: ['note'],
    run: (session, [part = '', other = ''], values) =>
      runAdd(session, part, other, textOf(values.note)?.trim() ?? ''),
  },
  remove: {
    takes: TAKES,
    words: [2, 2],
    run: (session, [part = '', other = '']) => runRemove(session, part, other),
  },
}

export const alternateCommand: Command = {
  options: { note: { type: 'string' }, page: { type: 'string' } },
  run: oneOf('alternate', SUBCOMMANDS),
}

async function runList(session: CommandSession, part: string | undefined, page: number): Promise<void> {
  const of = part === undefined ? null : readAlternate(part)
  const result = await listStaffAlternates(await session.openContext(), of, toPage(page))
  if (result.outcome !== 'listed') throw notOne(part ?? '', result)
  session.say(pagedTable(result, page, { headings: HEADINGS, toRow, none: 'No alternates.' }))
}

function toRow({ ofManufacturer, ofPartNumber, note, source, ...given }: StaffAlternate): string[] {
  const part = writeAlternate({ manufacturer: ofManufacturer, partNumber: ofPartNumber })
  return [part, writeAlternate(given), source, note].map(safeText)
}

async function runAdd(session: CommandSession, part: string, other: string, note: string): Promise<void> {
  const alternate = readAlternate(other)
  if (/\p{Cc}/u.test(note) || note.length > LIMITS.addressLineLength)
    throw new CommandError(`the note must be one line of at most ${LIMITS.addressLineLength} characters`)
  const result = await addStaffAlternate(
    { ...(await session.openContext()), by: SHELL },
    readAlternate(part),
    { ...alternate, note },
  )
  if (result.outcome === 'unreadable') throw new CommandError(`“${safeText(other)}” has no part number`)
  if (result.outcome !== 'added') throw notOne(part, result)
  const later = result.isKnown ? '' : ' It is not in the catalog; it will be shown once it is.'
  session.say(`${safeText(other)} is an alternate for ${safeText(part)}.${later}\n`)
}

async function runRemove(session: CommandSession, part: string, other: string): Promise<void> {
  const result = await removeStaffAlternate(
    { ...(await session.openContext()), by: SHELL },
    readAlternate(part),
    readAlternate(other),
  )
  if (result.outcome === 'unknown_part' || result.outcome === 'several_parts') throw notOne(part, result)
  const said = result.outcome === 'removed' ? 'is no longer' : 'was not'
  session.say(`${safeText(other)} ${said} an alternate for ${safeText(part)}.\n`)
}

type NotOne = { outcome: 'unknown_part' } | { outcome: 'several_parts'; manufacturers: string[] }

function notOne(part: string, result: NotOne): CommandError {
  if (result.outcome === 'unknown_part') return new CommandError(`there is no part ${safeText(part)}`)
  const makers = result.manufacturers.map(safeText).join(', ')
  return new CommandError(
    `several manufacturers have ${safeText(part)} (${makers}); write it as “MANUFACTURER: NUMBER”`,
  )
}
