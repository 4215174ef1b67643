/** Where an address shows itself. Part numbers have dots and slashes, too, and are copied from mails: they stay whole. */
const LINK_SIGNS = /\.(?=\p{L}{2})|:(?=\/)|\/(?=\/)|@(?=\S)/gu

/**
 * Whoever fills in a form chooses the words and the mailbox they are sent to: mail programs must not make a link of
 * them. They are set apart, so that their marks do not stray into the sentence, and cannot turn the text around.
 */
export function named(text: string): string {
  const plain = text.replace(/[\u202a-\u202e\u2066-\u2069]/g, '').replace(/\s+/g, ' ')
  return `\u2068${plain.replace(LINK_SIGNS, '$&\u200b')}\u2069`
}
