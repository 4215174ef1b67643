/** A list that cannot be imported, and nothing has changed. The message goes on from the file's name. */
export class ImportError extends Error {}
