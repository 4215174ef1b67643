import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'house',
          include: ['src/**/*.test.{ts,tsx}', 'tests/*.test.ts'],
          globalSetup: 'tests/harness/database.ts',
          setupFiles: ['tests/harness/no-console.ts', 'tests/harness/property-tests.ts'],
          testTimeout: 20_000,
          expect: { poll: { timeout: 10_000 } },
          // Loading the server anew for each file took two fifths of the run.
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
          // What is waited for may take long on a busy machine; what is there at once costs nothing.
          expect: { poll: { timeout: 15_000 } },
        },
      },
    ],
  },
})
