/**
 * Loaded into the shop by the soak test: on a signal it prints the memory usage before and after garbage
 * collection.
 */
process.on('SIGUSR2', () => {
  const before = process.memoryUsage()
  // Twice: memory released by finalizers is only free the second time.
  globalThis.gc?.()
  globalThis.gc?.()
  const after = process.memoryUsage()
  process.stdout.write(`${JSON.stringify({ memory: { before, after } })}\n`)
})
