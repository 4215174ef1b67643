import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative, resolve } from 'node:path'

type Step = {
  name: string
  command: string[]
  environment?: NodeJS.ProcessEnv
  report?: string
  /** The names of earlier steps that have to end first. */
  after?: string[]
}
type Outcome = {
  name: string
  isGood: boolean
  seconds: number
  passed: number
  failed: number
  failures: string[]
}

type FileReport = {
  name: string
  status: string
  message: string
  assertionResults: { status: string; fullName: string; failureMessages: string[] }[]
}

const reports = mkdtempSync(join(tmpdir(), 'chipfront-report-'))

export function vitest(project: string): Step {
  const report = join(reports, `${project}.json`)
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`]
  return { name: `${project} tests`, command: ['vitest', 'run', '--project', project, ...reporters], report }
}

/**
 * Types, lint and dead code. One type checker: several would repeat the work on files that they share. It collects
 * garbage four times less often than usual, which saves a quarter of its time.
 */
export const CHECKS: Step[] = [
  { name: 'types', command: ['tsc', '--noEmit', '--checkers', '1'], environment: { GOGC: '400' } },
  { name: 'lint', command: ['biome', 'check', '--error-on-warnings'] },
  { name: 'dead code', command: ['knip'] },
]

/** Runs all steps side by side, even after a failure, and ends with a summary. */
export async function runSteps(steps: Step[]): Promise<void> {
  process.chdir(resolve(import.meta.dirname, '..'))
  const started = performance.now()
  const running = new Map<string, Promise<Outcome>>()
  for (const step of steps) {
    const earlier = (step.after ?? []).map(name => running.get(name))
    if (earlier.includes(undefined)) throw new Error(`${step.name} comes after a step that is not there`)
    running.set(
      step.name,
      Promise.all(earlier).then(() => outcomeOf(step)),
    )
  }
  summarize(await Promise.all(running.values()), (performance.now() - started) / 1000)
}

async function outcomeOf(step: Step): Promise<Outcome> {
  process.stdout.write(`\n── ${step.name}\n`)
  const started = performance.now()
  const isGood = await runStep(step)
  return { name: step.name, isGood, seconds: (performance.now() - started) / 1000, ...counts(step, isGood) }
}

async function runStep({ command: [program = '', ...args], environment }: Step): Promise<boolean> {
  const path = program === 'node' ? process.execPath : `node_modules/.bin/${program}`
  return once(spawn(path, args, { stdio: 'inherit', env: { ...process.env, ...environment } }), 'exit').then(
    ([status]) => status === 0,
    error => {
      process.stderr.write(`${error}\n`)
      return false
    },
  )
}

/** A step without tests counts as one check. */
function counts({ report }: Step, isGood: boolean): Pick<Outcome, 'passed' | 'failed' | 'failures'> {
  if (!report) return { passed: isGood ? 1 : 0, failed: isGood ? 0 : 1, failures: [] }
  try {
    const { numPassedTests, numFailedTests, testResults } = JSON.parse(readFileSync(report, 'utf8'))
    const failed = isGood ? numFailedTests : Math.max(1, numFailedTests)
    return { passed: numPassedTests, failed, failures: testResults.flatMap(failuresOf) }
  } catch {
    return { passed: 0, failed: 1, failures: [] }
  }
}

/** The failures of one file: its tests by name, or the file itself when it could not be loaded. */
function failuresOf(file: FileReport): string[] {
  const tests = file.assertionResults.filter(({ status }) => status === 'failed')
  const path = relative('.', file.name)
  if (tests.length === 0 && file.status === 'failed') return [`${path}\n${file.message}`]
  return tests.map(({ fullName, failureMessages }) => `${path}: ${fullName}\n${failureMessages.join('\n')}`)
}

/** Failures are repeated at the end, because logs are often truncated at the top. */
function summarize(outcomes: Outcome[], seconds: number): void {
  const sum = (field: 'passed' | 'failed') => outcomes.reduce((total, outcome) => total + outcome[field], 0)
  const lines = outcomes.map(
    ({ name, isGood, seconds, passed, failed }) =>
      `${isGood ? 'ok    ' : 'FAILED'}  ${name.padEnd(14)} ${String(passed).padStart(4)} passed ${String(failed).padStart(3)} failed ${seconds.toFixed(1).padStart(7)} s`,
  )
  const failures = outcomes
    .flatMap(outcome => outcome.failures)
    .map(failure => `\nFAILED  ${failure.slice(0, 2000)}\n`)
  process.stdout.write(
    `${failures.join('')}\n${lines.join('\n')}\n\n${seconds.toFixed(0)} s in all\n${sum('passed')} passed, ${sum('failed')} failed\n`,
  )
  process.exitCode = outcomes.every(({ isGood }) => isGood) ? 0 : 1
}
