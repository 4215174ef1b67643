/** The first character is a letter, so that a number typed without its prefix starts with a digit. */
export const ORDER_PREFIX = /^[A-Z][A-Z0-9]{0,3}$/
