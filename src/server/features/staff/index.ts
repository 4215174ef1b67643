export { addDemoStaff, DEMO_PASSWORD, type DemoSignIn, openDemoDesk } from './demo-staff.ts'
export { identifyStaff } from './identify-staff.ts'
export {
  actOnStaff,
  inviteStaff,
  isLastOwner,
  listStaff,
  renewInvite,
  type StaffAct,
} from './manage-staff.ts'
export { sweepStaff } from './sessions.queries.ts'
export { findStaff, listActivePeople, listOwners } from './staff.queries.ts'
export { staffRoutes } from './staff.routes.ts'
export { makeInviteLink, makeSetupLink } from './staff-links.ts'
export { staffMails } from './staff-mails.ts'
