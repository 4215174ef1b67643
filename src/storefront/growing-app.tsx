import { type ComponentProps, useSyncExternalStore } from 'react'
import { App } from './app.tsx'
import type { Texts } from './i18n/late-texts.ts'

type GrowingAppProps = Omit<ComponentProps<typeof App>, 'messages'> & { texts: Texts }

/** The app of a browser, where texts may come later than the page. */
export function GrowingApp({ texts, ...app }: GrowingAppProps) {
  const messages = useSyncExternalStore(texts.onChange, texts.messages, texts.messages)
  return <App {...app} messages={messages} />
}
