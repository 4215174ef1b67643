import { attempt } from '../../../web/browser/attempt.ts'

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

const KEY = 'return_to'

/** Stores the target while the buyer reads a mail, because its link opens in another tab. Home is the default. */
export function rememberTarget(target: string, open: () => Store = () => localStorage): void {
  const change = () => (target === '/' ? open().removeItem(KEY) : open().setItem(KEY, target))
  attempt(change, undefined)
}

export function recalledTarget(open: () => Store = () => localStorage): string {
  return attempt(() => open().getItem(KEY), null) ?? '/'
}
