import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto'
import type { Assertion, CreationOptions, NewCredential } from '../../src/contract/desk/passkeys.ts'

type Device = {
  id: string
  enrol: (options: Pick<CreationOptions, 'challenge'>, changes?: Partial<Signed>) => NewCredential
  sign: (options: { challenge: string }, changes?: Partial<Signed>) => Assertion
}
type Signed = { origin: string; rpId: string; isVerified: boolean; counter: number }

const USER_PRESENT = 0x01
const USER_VERIFIED = 0x04
const HAS_CREDENTIAL = 0x40
/** Nothing of the device is attested: sixteen zeros instead of its model. */
const NO_MODEL = Buffer.alloc(16)

/** A device with one passkey (ES256), as in the WebAuthn specification. Tests can let it sign something wrong. */
export function makeAuthenticator(): Device {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const rawId = randomBytes(32)
  const id = rawId.toString('base64url')
  // CBOR: {1: EC2, 3: ES256, -1: P-256, -2: x, -3: y}.
  const coseKey = Buffer.concat([
    Buffer.from('a5010203262001215820', 'hex'),
    Buffer.from(x, 'base64url'),
    Buffer.from('225820', 'hex'),
    Buffer.from(y, 'base64url'),
  ])
  const attested = Buffer.concat([NO_MODEL, Buffer.from([0, rawId.length]), rawId, coseKey])
  let used = 0
  const signed = (changes: Partial<Signed>): Signed => ({
    origin: 'http://shop.test',
    rpId: 'shop.test',
    isVerified: true,
    counter: ++used,
    ...changes,
  })
  return {
    id,
    enrol: ({ challenge }, changes = {}) => {
      const facts = signed(changes)
      const data = authenticatorData(facts, HAS_CREDENTIAL, attested)
      // CBOR: {fmt: 'none', attStmt: {}, authData: bytes}.
      const attestationObject = Buffer.concat([
        Buffer.from('a363666d74646e6f6e656761747453746d74a068617574684461746158', 'hex'),
        Buffer.from([data.length]),
        data,
      ])
      const response = {
        clientDataJSON: clientData('webauthn.create', challenge, facts).toString('base64url'),
        attestationObject: attestationObject.toString('base64url'),
        transports: ['internal'],
      }
      return { id, rawId: id, type: 'public-key', response }
    },
    sign: ({ challenge }, changes = {}) => {
      const facts = signed(changes)
      const data = authenticatorData(facts, 0, Buffer.alloc(0))
      const client = clientData('webauthn.get', challenge, facts)
      const signature = createSign('sha256')
        .update(Buffer.concat([data, sha256(client)]))
        .sign(privateKey)
      const response = {
        clientDataJSON: client.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: signature.toString('base64url'),
      }
      return { id, rawId: id, type: 'public-key', response }
    },
  }
}

function clientData(type: string, challenge: string, { origin }: Signed): Buffer {
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
}

function authenticatorData({ rpId, isVerified, counter }: Signed, flags: number, attested: Buffer): Buffer {
  const head = Buffer.alloc(5)
  head.writeUInt8(flags | USER_PRESENT | (isVerified ? USER_VERIFIED : 0))
  head.writeUInt32BE(counter, 1)
  return Buffer.concat([sha256(Buffer.from(rpId)), head, attested])
}

function sha256(bytes: Buffer): Buffer {
  return createHash('sha256').update(bytes).digest()
}
