export type Page = { offset: number; limit: number }

/** One page of a list, and how many rows the whole list has. */
export type Paged<Row> = { list: Row[]; total: number }
