import type { PersonalData } from '../account/index.ts'
import { listWatchesOf, removeWatchesOf } from './watches.queries.ts'

export const watchData: PersonalData = {
  name: 'watches',
  list: (db, { emailKey }) => listWatchesOf(db, emailKey),
  erase: (db, { emailKey }) => removeWatchesOf(db, emailKey),
}
