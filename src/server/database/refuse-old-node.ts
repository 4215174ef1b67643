const NEEDED = 24

/**
 * An old Node names abstract sockets differently: it would not see a running shop, and stop its database as
 * an orphan.
 */
export function refuseOldNode(): void {
  if (!isOldNode(process.versions.node)) return
  process.stderr.write(`Chipfront needs Node ${NEEDED}: start it with npm start or npx chipfront\n`)
  process.exit(1)
}

export function isOldNode(version: string): boolean {
  return Number.parseInt(version, 10) < NEEDED
}
