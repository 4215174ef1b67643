import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Runs the longest files first; otherwise one core would idle at the end. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLongest = ({ moduleId }: TestSpecification) =>
      /(every-screen|hydration)\.test\.ts$/.test(moduleId)
    const sorted = await super.sort(files)
    return [...sorted.filter(isLongest), ...sorted.filter(file => !isLongest(file))]
  }
}

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: 'house',
          include: ['src/**/*.test.{ts,tsx}', 'tests/*.test.ts'],
          globalSetup: 'tests/harness/database.ts',
          setupFiles: ['tests/harness/no-console.ts', 'tests/harness/property-tests.ts'],
          // Conditions may take long on a busy machine; a long timeout costs nothing if they are met early.
          testTimeout: 60_000,
          hookTimeout: 60_000,
          expect: { poll: { timeout: 10_000 } },
          // Reloading the server for each file took two fifths of the run.
          isolate: false,
          maxWorkers: 2,
        },
      },
      {
        test: {
          name: 'browser',
          include: ['tests/e2e/*.test.ts'],
          globalSetup: ['tests/harness/database.ts', 'tests/harness/running-shop.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          maxWorkers: 2,
          expect: { poll: { timeout: 15_000 } },
        },
      },
    ],
  },
})
