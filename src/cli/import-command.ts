import { resolve } from 'node:path'
import { ImportError, type ImportReport, importStockList } from '../server/features/catalogue/index.ts'
import { SheetError } from '../server/sheets/index.ts'
import { askForYes } from './ask.ts'
import {
  type Command,
  CommandError,
  type CommandSession,
  SHELL,
  textOf,
  UsageError,
  type Values,
} from './command.ts'
import { explainFileError } from './file-trouble.ts'
import { describeReport, type ReportPaths } from './import-summary.ts'
import { number, showProgress } from './progress.ts'

const PHASES = {
  waiting: 'Another import is running; waiting for it',
  comparing: 'Comparing with the catalog',
  saving: 'Saving',
  tidying: 'Cleaning up; the new data is live',
}

export const importCommand: Command = {
  options: {
    'dry-run': { type: 'boolean' },
    'delete-missing': { type: 'boolean' },
    yes: { type: 'boolean' },
    sheet: { type: 'string' },
    encoding: { type: 'string' },
    refused: { type: 'string' },
    parameters: { type: 'boolean' },
  },
  run: async (session, words, values) => {
    const [file, ...more] = words
    if (file === undefined || more.length > 0) throw new UsageError('import takes one FILE')
    const refusedPath = textOf(values.refused) ?? `${file}.refused.csv`
    if (resolve(refusedPath) === resolve(file))
      throw new UsageError('refused rows cannot overwrite the input')
    if (values['delete-missing'] && !values.yes && !values['dry-run'] && !process.stdin.isTTY)
      throw new UsageError(
        '--delete-missing asks before it removes parts, but there is no terminal; add --yes',
      )
    const paths = { refusedPath, unreadPath: `${file}.unread.csv` }
    const report = await importFile(session, file, paths, values)
    if (report.outcome === 'declined') throw new CommandError('nothing was changed')
    session.say(describeReport(file, report, paths))
  },
}

async function importFile(
  session: CommandSession,
  file: string,
  paths: ReportPaths,
  values: Values,
): Promise<ImportReport> {
  const progress = showProgress(process.stderr)
  const options = {
    ...paths,
    takesParameters: values.parameters === true,
    isDryRun: values['dry-run'] === true,
    deletesMissing: values['delete-missing'] === true,
    signal: session.signal,
    sheetName: textOf(values.sheet),
    encoding: textOf(values.encoding),
  }
  try {
    return await importStockList({ ...(await session.openContext()), by: SHELL }, file, options, {
      onRow: progress.rows,
      onPhase: phase => progress.phase(PHASES[phase]),
      confirmRemoval: async ({ missing }) => {
        progress.end()
        const question = `This would remove ${number(missing)} parts that are not in ${file}. Type yes to continue: `
        return values.yes === true || askForYes(question, session.signal)
      },
    })
  } catch (error) {
    throw explain(error, file)
  } finally {
    progress.end()
  }
}

function explain(error: unknown, file: string): unknown {
  if (!(error instanceof ImportError || error instanceof SheetError)) return explainFileError(error)
  const hint =
    error instanceof SheetError && error.problem === 'encoding' ? ' (or name it with --encoding)' : ''
  return new CommandError(`${file} ${error.message}${hint}. Nothing was changed.`)
}
