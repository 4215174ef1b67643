import * as z from 'zod/mini'
import { LIMITS } from '../../domain/limits.ts'
import { endpoint } from '../wire/endpoint.ts'
import { RowId, required } from '../wire/fields.ts'
import { Me } from './door.ts'

const Done = z.null()
/** Bytes in base64url. */
const Bytes = z.string().check(z.regex(/^[\w-]+={0,2}$/), z.maxLength(LIMITS.passkeyFieldLength))
const Transports = z.optional(z.array(z.string().check(z.maxLength(20))).check(z.maxLength(10)))
const Credential = z.object({ id: z.string(), type: z.literal('public-key'), transports: Transports })

/** For `navigator.credentials.create`. */
const CreationOptions = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.int() })),
  timeout: z.int(),
  excludeCredentials: z.array(Credential),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
  attestation: z.literal('none'),
})
export type CreationOptions = z.infer<typeof CreationOptions>

/** For `navigator.credentials.get`. */
const RequestOptions = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.int(),
  allowCredentials: z.array(Credential),
  userVerification: z.literal('required'),
})
export type RequestOptions = z.infer<typeof RequestOptions>

const signedBy = <S extends z.ZodMiniType>(response: S) =>
  z.object({ id: Bytes, rawId: Bytes, type: z.literal('public-key'), response })

/** The answer of a device. */
export const NewCredential = signedBy(
  z.object({ clientDataJSON: Bytes, attestationObject: Bytes, transports: Transports }),
)
export type NewCredential = z.infer<typeof NewCredential>

export const Assertion = signedBy(
  z.object({ clientDataJSON: Bytes, authenticatorData: Bytes, signature: Bytes }),
)
export type Assertion = z.infer<typeof Assertion>

const PasskeyName = required('desk_errors.name_required')

export const Passkey = z.object({
  id: z.int(),
  name: z.string(),
  create_time: z.iso.datetime(),
  last_used: z.nullable(z.iso.datetime()),
})
export type Passkey = z.infer<typeof Passkey>

export const startPasskeySignIn = endpoint({
  method: 'GET',
  path: '/desk/api/sign-in/passkey',
  summary: 'The challenge that a passkey has to sign. Works once, for five minutes',
  may: 'anyone',
  data: RequestOptions,
})

export const signInWithPasskey = endpoint({
  method: 'POST',
  path: '/desk/api/sign-in/passkey',
  summary: 'Sets the cookie of the desk. A passkey needs neither password nor code',
  may: 'anyone',
  body: z.object({ answer: Assertion }),
  data: Me,
})

export const listPasskeys = endpoint({
  method: 'GET',
  path: '/desk/api/me/passkeys',
  summary: 'The signed-in person’s passkeys, newest first',
  may: 'staff',
  data: z.array(Passkey),
})

export const startPasskey = endpoint({
  method: 'GET',
  path: '/desk/api/me/passkeys/new',
  summary: 'The challenge that a new passkey has to sign. A person who has a second factor confirms it first',
  may: 'staff',
  isBeforeFactor: true,
  data: CreationOptions,
})

export const addPasskey = endpoint({
  method: 'POST',
  path: '/desk/api/me/passkeys',
  summary: 'Adds a passkey. It counts as a second factor',
  may: 'staff',
  isBeforeFactor: true,
  body: z.object({ name: PasskeyName, answer: NewCredential }),
  data: Passkey,
})

export const renamePasskey = endpoint({
  method: 'PUT',
  path: '/desk/api/me/passkeys/{id}',
  summary: 'Renames one of the signed-in person’s passkeys',
  may: 'staff',
  params: z.object({ id: RowId }),
  body: z.object({ name: PasskeyName }),
  data: Passkey,
})

export const removePasskey = endpoint({
  method: 'DELETE',
  path: '/desk/api/me/passkeys/{id}',
  summary: 'Removes one of the signed-in person’s passkeys',
  may: 'staff',
  isRisky: true,
  params: z.object({ id: RowId }),
  data: Done,
})

export const startPasskeyStepUp = endpoint({
  method: 'GET',
  path: '/desk/api/me/step-up/passkey',
  summary: 'The challenge that the person’s passkey has to sign, for ten minutes of risky actions',
  may: 'staff',
  data: RequestOptions,
})

export const stepUpWithPasskey = endpoint({
  method: 'POST',
  path: '/desk/api/me/step-up/passkey',
  summary: 'Confirms a passkey, for ten minutes of risky actions',
  may: 'staff',
  body: z.object({ answer: Assertion }),
  data: Done,
})
