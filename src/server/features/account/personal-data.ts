import type { Database } from '../../database/connection.ts'

/** Someone the shop may know something of; without an account there is only the email. */
export type Person = { emailKey: string; userId: number | null }

/** One kind of thing the shop knows of people. Every feature that keeps such things tells of its own. */
export type PersonalData = {
  /** Its name in an export. */
  name: string
  list: (db: Database, person: Person) => Promise<unknown[]>
  /** Answers how many were removed. */
  erase: (db: Database, person: Person) => Promise<number>
}
