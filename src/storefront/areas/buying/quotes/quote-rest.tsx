/** One file for everything that is loaded after the lines of a quote. */
export { QuoteForms } from './quote-forms.tsx'
export { QuoteSides } from './quote-sides.tsx'
