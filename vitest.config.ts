import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { preferMemoryFolder } from './tests/harness/memory-folder.ts'

preferMemoryFolder()

/** In a browser and in Node, by measurement. */
const LONGEST = new Set([
  ...['every-screen', 'start', 'languages', 'account', 'hydration'],
  ...['killed', 'door', 'composed-searches', 'backup-command', 'holds', 'filter-walk', 'order-sequences'],
  ...['quote-sums', 'fuzz', 'gapless', 'guessing', 'string-store'],
])

/** Runs the longest files first; otherwise one core would idle at the end. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLongest = ({ moduleId }: TestSpecification) => LONGEST.has(basename(moduleId, '.test.ts'))
    const sorted = await super.sort(files)
    return [...sorted.filter(isLongest), ...sorted.filter(file => !isLongest(file))]
  }
}

/**
 * For a machine that is five times slower, and busy: tests wait for conditions, so long limits cost nothing
 * unless a test fails. The slowest takes 40 s on a quiet machine with two cores.
 */
const PATIENT = {
  testTimeout: 600_000,
  hookTimeout: 600_000,
  expect: { poll: { timeout: 60_000 } },
}

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        resolve: {
          alias: [
            {
              find: './password-cost.ts',
              replacement: fileURLToPath(new URL('tests/harness/password-cost.ts', import.meta.url)),
            },
          ],
        },
        test: {
          name: 'house',
          include: ['src/**/*.test.{ts,tsx}', 'tests/*.test.ts'],
          globalSetup: 'tests/harness/database.ts',
          setupFiles: ['tests/harness/no-console.ts', 'tests/harness/property-tests.ts'],
          ...PATIENT,
          // Reloading the server for each file took two fifths of the run.
          isolate: false,
          // Two more than cores, because many tests wait: for the database, for processes and for limits of time.
          maxWorkers: 4,
          // Files share a heap: with fewer collections of young objects the run takes a twentieth less time.
          execArgv: ['--max-semi-space-size=64'],
        },
      },
      {
        test: {
          name: 'browser',
          include: ['tests/e2e/*.test.ts'],
          globalSetup: ['database', 'running-shop', 'browser'].map(name => `tests/harness/${name}.ts`),
          ...PATIENT,
          isolate: false,
          // One more than cores: browser tests often wait for a frame or for the network to be idle.
          maxWorkers: 3,
        },
      },
    ],
  },
})
