/** Who writes the messages about a request, a quote or an order. */
export const MESSAGE_AUTHORS = ['staff', 'buyer'] as const
/** The same in the calls of the shop. */
export const SHOWN_AUTHORS = ['shop', 'buyer'] as const
