import { createHmac, type KeyObject } from 'node:crypto'
import { activate, resetPassword } from '../../contract/shop/account.ts'
import { uploadBom } from '../../contract/shop/bom.ts'
import { receiveWalletEvent } from '../../contract/shop/payments.ts'
import { changePassword } from '../../contract/shop/profile.ts'
import { endSignIn, signIn } from '../../contract/shop/sign-ins.ts'
import type { Endpoint } from '../../contract/wire/endpoint.ts'
import type { Refusal } from '../../contract/wire/errors.ts'
import { emailKey } from '../../domain/email.ts'
import type { Client } from '../context.ts'
import { log } from '../log.ts'
import type { ApiRequest } from './route.ts'

/** All security events in the log; docs/operating.md explains them. */
type SecurityEvent =
  | 'signed_in'
  | 'sign_in_failed'
  | 'sign_in_ended'
  | 'password_changed'
  | 'password_reset'
  | 'password_wrong'
  | 'account_activated'
  | 'activation_refused'
  | 'link_refused'
  | 'captcha_refused'
  | 'order_key_refused'
  | 'webhook_refused'
  | 'upload_refused'
  | 'too_many'
  | 'staff_signed_in'
  | 'staff_refused'

const DONE = new Map<Endpoint, SecurityEvent>([
  [signIn, 'signed_in'],
  [endSignIn, 'sign_in_ended'],
  [changePassword, 'password_changed'],
  [resetPassword, 'password_reset'],
  [activate, 'account_activated'],
])

export function logDone(endpoint: Endpoint, request: ApiRequest<Endpoint>, key: KeyObject): void {
  const event = DONE.get(endpoint)
  if (event) write(event, endpoint, request, key)
}

export function logRefused(
  endpoint: Endpoint,
  request: ApiRequest<Endpoint>,
  refusal: Refusal,
  key: KeyObject,
): void {
  const event = eventOf(endpoint, request, refusal)
  if (event) write(event, endpoint, request, key, refusal.reason)
}

function eventOf(
  endpoint: Endpoint,
  request: ApiRequest<Endpoint>,
  { code, reason }: Refusal,
): SecurityEvent | null {
  if (code === 429) return 'too_many'
  if (reason === 'errors.link_invalid') return 'link_refused'
  if (reason === 'errors.old_password_wrong') return 'password_wrong'
  if (code === 4221) return 'captcha_refused'
  if (endpoint === uploadBom) return code < 500 ? 'upload_refused' : null
  if (code === 4002 || code === 4003 || endpoint === signIn)
    return endpoint === activate ? 'activation_refused' : 'sign_in_failed'
  if (code === 403 && endpoint === receiveWalletEvent) return 'webhook_refused'
  // An order key in the query or in the body.
  const isKeyed = [request.query, request.body].some(given => fieldOf(given, 'key'))
  return isKeyed && reason === 'answers.order_unknown' ? 'order_key_refused' : null
}

type DeskEvent = {
  endpoint: Endpoint
  client: Pick<Client, 'network'>
  staffId: number | null
  reason?: string
}

export function logDesk(
  event: 'staff_signed_in' | 'staff_refused',
  { endpoint: { path }, client: { network }, staffId, reason }: DeskEvent,
): void {
  log('info', 'security', {
    event,
    path,
    network,
    ...(staffId !== null && { staff_id: staffId }),
    ...(reason && { reason }),
  })
}

function write(
  event: SecurityEvent,
  { path }: Endpoint,
  request: ApiRequest<Endpoint>,
  key: KeyObject,
  reason?: string,
) {
  const { context, body } = request
  const { client, user } = context.who
  const email = fieldOf(body, 'email')
  log('info', 'security', {
    event,
    path,
    network: client.network,
    ...(email && { email: keyedHash(key, 'email', emailKey(email)) }),
    ...(user && { user_id: user.userId }),
    ...(reason && { reason }),
  })
}

function fieldOf(given: object, field: string): string | null {
  const value: unknown = Object.entries(given).find(([name]) => name === field)?.[1]
  return typeof value === 'string' ? value : null
}

/** Equal inputs have equal hashes; without the key a hash reveals nothing. */
export function keyedHash(key: KeyObject, kind: 'network' | 'email', text: string): string {
  return createHmac('sha256', key).update(`${kind} ${text}`).digest('hex').slice(0, 16)
}
