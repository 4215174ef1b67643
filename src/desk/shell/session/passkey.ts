import {
  addPasskey,
  signInWithPasskey,
  startPasskey,
  startPasskeySignIn,
  startPasskeyStepUp,
  stepUpWithPasskey,
} from '../../../contract/desk/passkeys.ts'
import { Refusal } from '../../../contract/wire/errors.ts'
import { call, plainCall } from './call.ts'

/** Loaded with the first use: most visits do not need it. */
const library = () => import('@simplewebauthn/browser')

/** The device makes a new passkey after it has verified the person. */
export async function makePasskey(name: string) {
  const optionsJSON = await call(startPasskey)
  const { startRegistration } = await library()
  const answer = await startRegistration({ optionsJSON }).catch(refuseUnfinished)
  return call(addPasskey, { name, answer })
}

export async function signInByPasskey() {
  const optionsJSON = await plainCall(startPasskeySignIn)
  const { startAuthentication } = await library()
  const answer = await startAuthentication({ optionsJSON }).catch(refuseUnfinished)
  return plainCall(signInWithPasskey, { answer })
}

export async function confirmByPasskey() {
  const optionsJSON = await plainCall(startPasskeyStepUp)
  const { startAuthentication } = await library()
  const answer = await startAuthentication({ optionsJSON }).catch(refuseUnfinished)
  return plainCall(stepUpWithPasskey, { answer })
}

/** The person has closed the dialog of the browser, or the device has no passkey for this site. */
function refuseUnfinished(): never {
  throw new Refusal(400, { reason: 'desk_errors.passkey_unfinished' })
}
