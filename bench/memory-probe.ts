/** Loaded into the shop by the soak: at a signal it writes what memory is in use, before and after a collection. */
process.on('SIGUSR2', () => {
  const before = process.memoryUsage()
  // Twice: what finalizers let go of is only free the second time.
  globalThis.gc?.()
  globalThis.gc?.()
  const after = process.memoryUsage()
  process.stdout.write(`${JSON.stringify({ memory: { before, after } })}\n`)
})
