import { useTranslations } from 'use-intl'

const ACTORS = ['shell', 'clock', 'buyer', 'wallet'] as const

/** The author of a change in words: the name of a member of staff, or a term such as the system or the buyer. */
export function useWho(): (who: string) => string {
  const t = useTranslations('desk.actors')
  return who => {
    const actor = ACTORS.find(known => known === who)
    return actor ? t(actor) : who
  }
}
