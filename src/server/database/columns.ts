import { customType, timestamp } from 'drizzle-orm/pg-core'

/** A timestamp with time zone. */
export const moment = (name: string) => timestamp(name, { withTimezone: true })

export const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })
