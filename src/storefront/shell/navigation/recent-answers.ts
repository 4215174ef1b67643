const PREFETCH_MS = 15_000
const REMEMBERED = 60

type Fetch = (url: string, init: RequestInit) => Promise<Response>
type Answer = { response: Promise<Response>; freshUntil: number; isPending: boolean }

/**
 * Responses to the GET calls of the last screens. Hovering a link prefetches, and going back shows the old content at
 * once; everything else asks the server. Any change by the visitor clears them all.
 */
export function rememberAnswers(ask: Fetch) {
  const answers = new Map<string, Answer>()
  let isGoingBack = false

  const fetching =
    (isAhead: boolean) =>
    async (url: string, init: RequestInit): Promise<Response> => {
      if (init.method !== 'GET') {
        answers.clear()
        return ask(url, init)
      }
      const key = withoutSequence(url)
      const known = answers.get(key)
      if (known && (known.isPending || isGoingBack || known.freshUntil > Date.now())) {
        if (!isAhead) known.freshUntil = 0
        return (await known.response).clone()
      }
      const response = ask(url, init)
      remember(answers, key, {
        response,
        freshUntil: isAhead ? Date.now() + PREFETCH_MS : 0,
        isPending: true,
      })
      return (await response).clone()
    }

  return {
    fetch: fetching(false),
    fetchAhead: fetching(true),
    /** Drops the responses of calls with this prefix, which are outdated. */
    forget: (path: string) => {
      for (const key of answers.keys()) if (key.startsWith(path)) answers.delete(key)
    },
    setGoingBack: (value: boolean) => {
      isGoingBack = value
    },
  }
}

function remember(answers: Map<string, Answer>, key: string, answer: Answer): void {
  answers.delete(key)
  answers.set(key, answer)
  answer.response.then(
    response => {
      answer.isPending = false
      if (!response.ok) answers.delete(key)
    },
    () => answers.delete(key),
  )
  const [oldest] = answers.keys()
  if (answers.size > REMEMBERED && oldest !== undefined) answers.delete(oldest)
}

function withoutSequence(url: string): string {
  return url.replace(/[?&]_seq=\d+/, '')
}
