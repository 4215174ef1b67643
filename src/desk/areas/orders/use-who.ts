import { useTranslations } from 'use-intl'

const ACTORS = ['shell', 'clock', 'buyer', 'wallet'] as const

/** The name of a member of staff, or the word for what is not a person. */
export function useWho(): (who: string) => string {
  const t = useTranslations('desk_orders.actors')
  return who => {
    const actor = ACTORS.find(known => known === who)
    return actor ? t(actor) : who
  }
}
