import * as door from '../../../contract/desk/door.ts'
import * as passkeys from '../../../contract/desk/passkeys.ts'
import * as people from '../../../contract/desk/staff.ts'
import { type DeskRoute, serveDesk, serveStaff } from '../../api/desk-route.ts'
import { authorOnce } from '../idempotency/index.ts'
import { changeMe, changeOwnPassword } from './change-me.ts'
import { addPasskey, startPasskey } from './enrol-passkey.ts'
import { confirmFactor, startFactor, stepUp } from './factor.ts'
import { findMe } from './find-me.ts'
import { actOnStaff, changeStaff, inviteStaff, listStaff } from './manage-staff.ts'
import { listPasskeys, removePasskey, renamePasskey } from './own-passkeys.ts'
import { relyingParty } from './passkey-challenge.ts'
import { endOwnSession, listOwnSessions, signOutStaff } from './sessions.ts'
import { signInStaff } from './sign-in-staff.ts'
import { acceptLink, getLink } from './staff-links.ts'
import { toMe } from './to-me.ts'
import {
  signInWithPasskey,
  startPasskeySignIn,
  startPasskeyStepUp,
  stepUpWithPasskey,
} from './use-passkey.ts'

export function staffRoutes(publicUrl: string): DeskRoute[] {
  const site = relyingParty(publicUrl)
  return [
    serveDesk(door.signIn, ({ context, body }) => signInStaff(context, body)),
    serveDesk(door.getStaffLink, ({ context, params }) => getLink(context, params.token)),
    serveDesk(door.acceptStaffLink, ({ context, params, body }) => acceptLink(context, params.token, body)),
    serveStaff(door.signOut, ({ context }) => signOutStaff(context)),
    serveStaff(door.getMe, async ({ context }) => toMe(await findMe(context))),
    serveStaff(door.changeMe, ({ context, body }) => changeMe(context, body)),
    serveStaff(door.changeOwnPassword, ({ context, body }) => changeOwnPassword(context, body)),
    serveStaff(door.startFactor, ({ context }) => startFactor(context)),
    serveStaff(door.confirmFactor, ({ context, body }) => confirmFactor(context, body.code)),
    serveStaff(door.stepUp, ({ context, body }) => stepUp(context, body.code)),
    serveStaff(door.listOwnSessions, ({ context }) => listOwnSessions(context)),
    serveStaff(door.endOwnSession, ({ context, params }) => endOwnSession(context, params.id)),
    serveDesk(passkeys.startPasskeySignIn, ({ context }) => startPasskeySignIn(context, site)),
    serveDesk(passkeys.signInWithPasskey, ({ context, body }) =>
      signInWithPasskey(context, site, body.answer),
    ),
    serveStaff(passkeys.listPasskeys, ({ context }) => listPasskeys(context)),
    serveStaff(passkeys.startPasskey, ({ context }) => startPasskey(context, site)),
    serveStaff(passkeys.addPasskey, ({ context, body }) => addPasskey(context, site, body)),
    serveStaff(passkeys.renamePasskey, ({ context, params, body }) =>
      renamePasskey(context, params.id, body.name),
    ),
    serveStaff(passkeys.removePasskey, ({ context, params }) => removePasskey(context, params.id)),
    serveStaff(passkeys.startPasskeyStepUp, ({ context }) => startPasskeyStepUp(context, site)),
    serveStaff(passkeys.stepUpWithPasskey, ({ context, body }) =>
      stepUpWithPasskey(context, site, body.answer),
    ),
    serveStaff(people.listStaff, ({ context }) => listStaff(context)),
    serveStaff(people.inviteStaff, ({ context, body }) =>
      inviteStaff(context, { ...body, lang: context.lang, isMailed: true }),
    ),
    serveStaff(people.changeStaff, ({ context, params, body }) => changeStaff(context, params.id, body)),
    serveStaff(people.actOnStaff, ({ context, params: { id }, body }) => {
      const by = authorOnce(context, { endpoint: people.actOnStaff, number: String(id), body })
      return actOnStaff({ ...context, by }, id, body.act)
    }),
  ]
}
