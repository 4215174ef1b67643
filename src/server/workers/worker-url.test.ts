import { expect, test } from 'vitest'
import { workerUrl } from './worker-url.ts'

test('a worker is found next to the source and next to the built server', () => {
  expect(
    workerUrl('file:///shop/src/server/features/bom/worker/create-bom-reader.ts?v=1', 'bom-worker').href,
  ).toBe('file:///shop/src/server/features/bom/worker/bom-worker.ts')
  for (const file of ['main.js', 'assets/bom-x1.js'])
    expect(workerUrl(`file:///shop/dist/server/${file}`, 'bom-worker').href).toBe(
      'file:///shop/dist/server/bom-worker.js',
    )
})
