import { bigint, boolean, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { STAFF_LINKS } from '../../../domain/account-links.ts'
import type { StaffLimits } from '../../../domain/refund-cap.ts'
import type { Role } from '../../../domain/rights.ts'
import { bytes, moment } from '../../database/columns.ts'

const id = () => integer('id').primaryKey().generatedAlwaysAsIdentity()

export const staff = pgTable('staff', {
  id: id(),
  email: text('email').notNull(),
  emailKey: text('email_key').notNull(),
  name: text('name').notNull(),
  lang: text('lang').notNull(),
  passwordHash: text('password_hash'),
  roles: text('roles').array().$type<Role[]>().notNull(),
  totpSecret: bytes('totp_secret'),
  totpPending: bytes('totp_pending'),
  totpStep: bigint('totp_step', { mode: 'number' }).notNull().default(0),
  recoveryHashes: text('recovery_hashes').array().notNull().default([]),
  hasPasskey: boolean('has_passkey').notNull().default(false),
  createdAt: moment('created_at').notNull().defaultNow(),
  disabledAt: moment('disabled_at'),
  isDemo: boolean('is_demo').notNull().default(false),
  limits: jsonb('limits').$type<StaffLimits>().notNull().default({}),
  /** Counts changes of the fields that staff edit: name, roles and limits. */
  rev: integer('rev').notNull().default(1),
})

export const staffSessions = pgTable('staff_sessions', {
  id: id(),
  staffId: integer('staff_id').notNull(),
  tokenHash: bytes('token_hash').notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
  seenAt: moment('seen_at').notNull().defaultNow(),
  endsAt: moment('ends_at').notNull(),
  client: text('client').notNull(),
  verifiedAt: moment('verified_at'),
})

export const staffLinks = pgTable('staff_links', {
  tokenHash: bytes('token_hash').primaryKey(),
  kind: text('kind', { enum: STAFF_LINKS }).notNull(),
  staffId: integer('staff_id'),
  endsAt: moment('ends_at').notNull(),
})

export const staffDevices = pgTable(
  'staff_devices',
  {
    deviceHash: bytes('device_hash').notNull(),
    staffId: integer('staff_id').notNull(),
    usedAt: moment('used_at').notNull().defaultNow(),
  },
  table => [primaryKey({ columns: [table.deviceHash, table.staffId] })],
)

export const staffPasskeys = pgTable('staff_passkeys', {
  id: id(),
  staffId: integer('staff_id').notNull(),
  credentialId: text('credential_id').notNull(),
  publicKey: bytes('public_key').notNull(),
  counter: bigint('counter', { mode: 'number' }).notNull(),
  transports: text('transports').array().notNull(),
  name: text('name').notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
  usedAt: moment('used_at'),
})

export const staffChallenges = pgTable('staff_challenges', {
  challenge: text('challenge').primaryKey(),
  purpose: text('purpose', { enum: ['enrol', 'sign_in', 'step_up'] }).notNull(),
  sessionId: integer('session_id'),
  endsAt: moment('ends_at').notNull(),
})
