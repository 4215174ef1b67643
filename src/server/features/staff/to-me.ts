import type { Me } from '../../../contract/desk/door.ts'
import { DEFAULT_LANG, langOr } from '../../../domain/locales.ts'
import { rightsOf } from '../../../domain/rights.ts'
import { hasFactor, mustSetFactor } from './factor.ts'
import type { StaffRow } from './staff.queries.ts'

export function toMe(person: StaffRow): Me {
  return {
    staff_id: person.id,
    email: person.email,
    name: person.name,
    lang: langOr(person.lang, DEFAULT_LANG),
    roles: person.roles,
    rights: rightsOf(person.roles),
    must_set_factor: mustSetFactor(person),
    has_factor: hasFactor(person),
    has_code: person.totpSecret !== null,
    has_passkey: person.hasPasskey,
    recovery_codes_left: person.recoveryHashes.length,
  }
}
