import { boolean, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { ACCOUNT_LINKS } from '../../../domain/account-links.ts'
import { bytes, moment } from '../../database/columns.ts'

const id = () => integer('id').primaryKey().generatedAlwaysAsIdentity()
const userId = () => integer('user_id').notNull()

export const users = pgTable('users', {
  id: id(),
  email: text('email').notNull(),
  emailKey: text('email_key').notNull(),
  passwordHash: text('password_hash').notNull(),
  contactName: text('contact_name').notNull(),
  telephone: text('telephone').notNull(),
  jobTitle: text('job_title').notNull().default(''),
  companyName: text('company_name').notNull(),
  country: text('country').notNull(),
  city: text('city').notNull(),
  state: text('state').notNull(),
  address: text('address').notNull(),
  lang: text('lang').notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
  agreedAt: moment('agreed_at').notNull().defaultNow(),
  activatedAt: moment('activated_at'),
  disabledAt: moment('disabled_at'),
})

/** Data of a registration that is not activated yet. */
export const registrations = pgTable('registrations', {
  id: id(),
  userId: userId(),
  email: text('email').notNull(),
  passwordHash: text('password_hash').notNull(),
  contactName: text('contact_name').notNull(),
  telephone: text('telephone').notNull(),
  companyName: text('company_name').notNull(),
  country: text('country').notNull(),
  city: text('city').notNull(),
  state: text('state').notNull(),
  address: text('address').notNull(),
  lang: text('lang').notNull(),
  browserHash: bytes('browser_hash'),
  createdAt: moment('created_at').notNull().defaultNow(),
})

export const signIns = pgTable('sign_ins', {
  id: id(),
  userId: userId(),
  tokenHash: bytes('token_hash').notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
  lastSeenAt: moment('last_seen_at').notNull().defaultNow(),
  expiresAt: moment('expires_at').notNull(),
  client: text('client').notNull(),
})

export const accountLinks = pgTable('account_links', {
  tokenHash: bytes('token_hash').primaryKey(),
  userId: userId(),
  kind: text('kind', { enum: ACCOUNT_LINKS }).notNull(),
  /** For activation links only. */
  registrationId: integer('registration_id'),
  expiresAt: moment('expires_at').notNull(),
})

export const knownDevices = pgTable(
  'known_devices',
  {
    deviceHash: bytes('device_hash').notNull(),
    userId: userId(),
    lastUsedAt: moment('last_used_at').notNull().defaultNow(),
  },
  table => [primaryKey({ columns: [table.deviceHash, table.userId] })],
)

export const addresses = pgTable('addresses', {
  id: id(),
  userId: userId(),
  contactName: text('contact_name').notNull(),
  addressLine1: text('address_line1').notNull(),
  addressLine2: text('address_line2').notNull(),
  city: text('city').notNull(),
  state: text('state').notNull(),
  postalCode: text('postal_code').notNull(),
  country: text('country').notNull(),
  telephone: text('telephone').notNull(),
  isDefaultShipping: boolean('is_default_shipping').notNull(),
  isDefaultBilling: boolean('is_default_billing').notNull(),
})
