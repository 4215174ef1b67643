export type Page = { offset: number; limit: number }

/** One page of a list, and the total number of rows. */
export type Paged<Row> = { list: Row[]; total: number }
