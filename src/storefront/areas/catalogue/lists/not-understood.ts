/** Filters of the URL that the server could not read. */
export type NotUnderstood = readonly { name: string; text: string }[]
