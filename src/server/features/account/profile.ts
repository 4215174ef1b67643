import type * as z from 'zod/mini'
import { Refusal } from '../../../contract/errors.ts'
import type { modifyProfile, Profile } from '../../../contract/profile.ts'
import type { Database } from '../../database/connection.ts'
import { findUser, saveProfile, type UserRow } from './users.queries.ts'

type ProfileFields = z.output<NonNullable<typeof modifyProfile.body>>

export async function getProfile(db: Database, userId: number): Promise<Profile> {
  return toProfile(await findUser(db, userId))
}

export async function changeProfile(db: Database, userId: number, fields: ProfileFields): Promise<Profile> {
  const { contact_name, company_name, job_title, telephone, country, city, state, address } = fields
  const profile = {
    contactName: contact_name,
    companyName: company_name,
    jobTitle: job_title,
    telephone,
    country,
    city,
    state,
    address,
  }
  return toProfile(await saveProfile(db, userId, profile))
}

function toProfile(user: UserRow | null): Profile {
  // Erased between the check of the token and now.
  if (!user) throw new Refusal(4001)
  return {
    email: user.email,
    contact_name: user.contactName,
    telephone: user.telephone,
    job_title: user.jobTitle,
    company_name: user.companyName,
    country: user.country,
    city: user.city,
    state: user.state,
    address: user.address,
  }
}
