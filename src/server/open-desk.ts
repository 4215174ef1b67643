import { isLocal } from '../domain/is-local.ts'
import { DESK_PATH, DESK_SETUP_PATH, withToken } from '../domain/paths.ts'
import type { Config } from './config.ts'
import type { Database } from './database/connection.ts'
import { rememberKeys } from './features/installation/index.ts'
import { DEMO_PASSWORD, type DemoSignIn, makeSetupLink, openDemoDesk } from './features/staff/index.ts'

/** The lines of the start that say where the desk is and how to sign in; none without a desk. */
export type DescribeDesk = (shopUrl: string) => string[]

export async function openDesk({ hasDesk, hasDemo, publicUrl }: Config, db: Database): Promise<DescribeDesk> {
  if (!hasDesk) return () => []
  const setupToken = await makeSetupLink({ db })
  const isOpen = hasDemo && isLocal(new URL(publicUrl).hostname)
  const demo = await openDemoDesk({ db, keys: rememberKeys(db) }, { isOpen })
  return shopUrl => describeDesk(shopUrl, setupToken, demo)
}

function describeDesk(shopUrl: string, setupToken: string | null, demo: DemoSignIn[]): string[] {
  const lines = demo.map(({ email, codes }) =>
    [
      `                 ${email}, password ${DEMO_PASSWORD}`,
      ...codes.slice(0, 1).map(code => `code ${code}`),
    ].join(', '),
  )
  // The demo's owner confirms risky acts with the other codes. Each works once.
  const others = demo.flatMap(({ codes }) => codes.slice(1))
  if (others.length > 0) lines.push(`                 later codes: ${others.join(', ')}`)
  if (demo.length > 0 || !setupToken) lines.unshift(`  Desk           ${shopUrl}${DESK_PATH}`)
  if (setupToken) lines.push(`  Desk: ${shopUrl}${withToken(DESK_SETUP_PATH, setupToken)}`)
  return lines
}
