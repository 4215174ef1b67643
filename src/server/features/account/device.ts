import { LIMITS } from '../../../domain/limits.ts'
import type { Client } from '../../context.ts'
import type { Database } from '../../database/connection.ts'
import { hashSecret, newSecret } from './secrets.ts'
import { rememberDevice } from './sign-ins.queries.ts'

const COOKIE = 'device'

/** Identifies a browser; a new one gets a new secret. */
export function deviceOf(client: Client): string {
  const known = client.cookie(COOKIE) ?? ''
  return /^[\w-]{43}$/.test(known) ? known : newSecret()
}

/** From now on this browser is known to the account. */
export async function keepDevice(
  db: Database,
  client: Client,
  device: string,
  userId: number,
): Promise<void> {
  await rememberDevice(db, hashSecret(device), userId)
  setDevice(client, device)
}

/** Lets the shop recognize the browser later. */
export function setDevice(client: Client, device: string): void {
  client.setCookie(COOKIE, device, { path: '/api/user', maxAgeSeconds: LIMITS.deviceCookieSeconds })
}
