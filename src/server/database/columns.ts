import { customType, timestamp } from 'drizzle-orm/pg-core'

/** A point in time, whatever zone it was told in. */
export const moment = (name: string) => timestamp(name, { withTimezone: true })

export const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })
