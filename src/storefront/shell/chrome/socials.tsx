import { useTranslations } from 'use-intl'
import { useSite } from '../page/site-data.ts'
import { Mark } from './mark.tsx'

const SOCIALS = [
  ['socialize_facebook', 'Facebook'],
  ['socialize_twitter', 'X'],
  ['socialize_instagram', 'Instagram'],
  ['socialize_linkedin', 'LinkedIn'],
  ['socialize_youtube', 'YouTube'],
] as const

/** Only the networks that the operator has configured. */
export function Socials() {
  const t = useTranslations('footer')
  const config = useSite()?.config
  const used = SOCIALS.filter(([field]) => config?.[field])
  if (used.length === 0) return null
  return (
    <ul aria-label={t('follow')} className="-ms-2 mt-3 flex flex-wrap">
      {used.map(([field, name]) => (
        <li key={field}>
          <a
            href={config?.[field]}
            target="_blank"
            rel="noreferrer"
            aria-label={name}
            title={name}
            className="hover:text-brand hover:bg-hairline grid size-9 place-items-center rounded-md"
          >
            <Mark name={name.toLowerCase()} className="size-5" />
          </a>
        </li>
      ))}
    </ul>
  )
}
