import { type ComponentProps, useSyncExternalStore } from 'react'
import type { Texts } from '../../../web/i18n/growing-texts.ts'
import { App } from './app.tsx'

type GrowingAppProps = Omit<ComponentProps<typeof App>, 'messages'> & { texts: Texts }

/** The app of a browser, where texts may come later than the page. */
export function GrowingApp({ texts, ...app }: GrowingAppProps) {
  const messages = useSyncExternalStore(texts.onChange, texts.messages, texts.messages)
  return <App {...app} messages={messages} />
}
