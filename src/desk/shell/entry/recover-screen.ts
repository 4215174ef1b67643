import { NoAnswer } from '../../../contract/wire/call.ts'

type Recovery = {
  isReachable: () => Promise<boolean>
  /** False: it cannot be done now. */
  loadAsDocument: () => boolean
}

/**
 * The files of a screen could not be loaded. If the server answers, a new release has replaced them, and the page is
 * loaded as a new document. If it does not, a new document would replace the desk by an error page of the browser.
 */
export async function recoverScreen(
  error: unknown,
  { isReachable, loadAsDocument }: Recovery,
): Promise<never> {
  if (!(await isReachable())) throw new NoAnswer('the screen could not be loaded', { cause: error })
  if (!loadAsDocument()) throw error
  return new Promise(() => {})
}
