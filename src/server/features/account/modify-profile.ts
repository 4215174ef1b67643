import type * as z from 'zod/mini'
import type { modifyProfile as endpoint, Profile } from '../../../contract/shop/profile.ts'
import type { UserContext } from '../../context.ts'
import { toProfile } from './to-profile.ts'
import { saveProfile } from './users.queries.ts'

type ProfileFields = z.output<NonNullable<typeof endpoint.body>>

export async function modifyProfile({ db, who }: UserContext, fields: ProfileFields): Promise<Profile> {
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
  return toProfile(await saveProfile(db, who.user.userId, profile))
}
