/**
 * A list that cannot be imported; nothing has changed. The message continues a sentence that starts with the
 * file's name.
 */
export class ImportError extends Error {}
