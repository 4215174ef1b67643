import * as account from '../../../contract/shop/account.ts'
import * as addresses from '../../../contract/shop/addresses.ts'
import * as profile from '../../../contract/shop/profile.ts'
import * as signIns from '../../../contract/shop/sign-ins.ts'
import { signOut } from '../../../contract/shop/sign-out.ts'
import { type Route, serve, serveUser } from '../../api/route.ts'
import type { Connection } from '../../database/connection.ts'
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
import type { ShopNames } from './refuse-guessable.ts'
import { register } from './register.ts'
import { resetPassword } from './reset-password.ts'
import { sendLink } from './send-link.ts'
import { type Arrival, signIn } from './sign-in.ts'
import { verifyReset } from './verify-reset.ts'

type Hooks = { joins: readonly Join[]; arrivals: readonly Arrival[]; site: ShopNames }

export function accountRoutes(connection: Connection, { joins, arrivals, site }: Hooks): Route[] {
  const { db } = connection
  return [
    serve(account.register, ({ body, client, lang }) => register(connection, body, client, lang, site)),
    serve(account.activate, ({ body, client }) => activate(connection, body, client, joins)),
    serve(signIns.signIn, ({ body, client, lang }) => signIn(connection, body, { client, lang, arrivals })),
    serveUser(signOut, ({ user }) => endSignIn(db, user, user.signInId)),
    serve(account.resendLink, ({ body, client, lang }) => sendLink(db, body.email, body.type, client, lang)),
    serve(account.forgotPassword, ({ body, client, lang }) =>
      sendLink(db, body.email, 'reset', client, lang),
    ),
    serve(account.verifyReset, ({ body }) => verifyReset(db, body.token)),
    serve(account.resetPassword, ({ body, client }) => resetPassword(connection, body, client, joins, site)),
    serveUser(profile.getProfile, ({ user }) => getProfile(db, user.userId)),
    serveUser(profile.modifyProfile, ({ user, body }) => modifyProfile(db, user.userId, body)),
    serveUser(profile.changePassword, ({ user, body }) => changePassword(connection, user, body, site)),
    serveUser(signIns.listSignIns, ({ user }) => listSignIns(db, user)),
    serveUser(signIns.endSignIn, ({ user, params }) => endSignIn(db, user, params.id)),
    serveUser(addresses.listAddresses, ({ user }) => listAddresses(db, user.userId)),
    serveUser(addresses.addAddress, ({ user, body }) => addAddress(connection, user.userId, body)),
    serveUser(addresses.modifyAddress, ({ user, params, body }) =>
      modifyAddress(connection, user.userId, params.id, body),
    ),
    serveUser(addresses.deleteAddress, ({ user, params }) => deleteAddress(db, user.userId, params.id)),
  ]
}
