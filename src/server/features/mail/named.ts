/**
 * The characters that turn text into a link. Part numbers also contain dots and slashes and are copied from
 * mails, so they stay intact.
 */
const LINK_SIGNS = /\.(?=\p{L}{2})|:(?=\/)|\/(?=\/)|@(?=\S)/gu

/**
 * Anyone can choose the words of a form and the mailbox they are sent to: mail programs must not turn them
 * into links. They are isolated, so that they do not affect the direction of the sentence.
 */
export function named(text: string): string {
  const plain = text.replace(/[\u202a-\u202e\u2066-\u2069]/g, '').replace(/\s+/g, ' ')
  return `\u2068${plain.replace(LINK_SIGNS, '$&\u200b')}\u2069`
}
