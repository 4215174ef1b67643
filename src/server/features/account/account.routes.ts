import * as account from '../../../contract/shop/account.ts'
import * as addresses from '../../../contract/shop/addresses.ts'
import * as profile from '../../../contract/shop/profile.ts'
import * as signIns from '../../../contract/shop/sign-ins.ts'
import { signOut } from '../../../contract/shop/sign-out.ts'
import { type Route, serve, serveUser } from '../../api/route.ts'
import { activate } from './activate.ts'
import type { Join } from './activate-account.ts'
import { addAddress } from './add-address.ts'
import { changePassword } from './change-password.ts'
import { deleteAddress } from './delete-address.ts'
import { endSignIn } from './end-sign-in.ts'
import { getProfile } from './get-profile.ts'
import { listAddresses } from './list-addresses.ts'
import { listSignIns } from './list-sign-ins.ts'
import { modifyAddress } from './modify-address.ts'
import { modifyProfile } from './modify-profile.ts'
import { register } from './register.ts'
import { resetPassword } from './reset-password.ts'
import { sendLink } from './send-link.ts'
import { type Arrival, signIn } from './sign-in.ts'
import { verifyReset } from './verify-reset.ts'

type Hooks = { joins: readonly Join[]; arrivals: readonly Arrival[] }

export function accountRoutes({ joins, arrivals }: Hooks): Route[] {
  return [
    serve(account.register, ({ context, body }) => register(context, body)),
    serve(account.activate, ({ context, body }) => activate(context, body, joins)),
    serve(signIns.signIn, ({ context, body }) => signIn(context, body, arrivals)),
    serveUser(signOut, ({ context }) => endSignIn(context, context.who.user.signInId)),
    serve(account.resendLink, ({ context, body }) => sendLink(context, body.email, body.type)),
    serve(account.forgotPassword, ({ context, body }) => sendLink(context, body.email, 'reset')),
    serve(account.verifyReset, ({ context, body }) => verifyReset(context, body.token)),
    serve(account.resetPassword, ({ context, body }) => resetPassword(context, body, joins)),
    serveUser(profile.getProfile, ({ context }) => getProfile(context)),
    serveUser(profile.modifyProfile, ({ context, body }) => modifyProfile(context, body)),
    serveUser(profile.changePassword, ({ context, body }) => changePassword(context, body)),
    serveUser(signIns.listSignIns, ({ context }) => listSignIns(context)),
    serveUser(signIns.endSignIn, ({ context, params }) => endSignIn(context, params.id)),
    serveUser(addresses.listAddresses, ({ context }) => listAddresses(context)),
    serveUser(addresses.addAddress, ({ context, body }) => addAddress(context, body)),
    serveUser(addresses.modifyAddress, ({ context, params, body }) =>
      modifyAddress(context, params.id, body),
    ),
    serveUser(addresses.deleteAddress, ({ context, params }) => deleteAddress(context, params.id)),
  ]
}
