import type { Database } from '../../database/connection.ts'

/** A person the shop may have data about; without an account there is only the email. */
export type Person = { emailKey: string; userId: number | null }

/** One kind of personal data. Every feature that stores such data provides its own. */
export type PersonalData = {
  /** Its name in an export. */
  name: string
  list: (db: Database, person: Person) => Promise<unknown[]>
  /** Returns the number of removed items. */
  erase: (db: Database, person: Person) => Promise<number>
  /** Whether some could not be erased. Missing: everything can. */
  hasKept?: (db: Database, person: Person) => Promise<boolean>
}
