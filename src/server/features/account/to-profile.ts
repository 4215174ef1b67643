import type { Profile } from '../../../contract/shop/profile.ts'
import { Refusal } from '../../../contract/wire/errors.ts'
import type { UserRow } from './users.queries.ts'

export function toProfile(user: UserRow | null): Profile {
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
