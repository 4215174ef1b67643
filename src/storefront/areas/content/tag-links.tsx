import { useTranslations } from 'use-intl'
import { Link } from '../../../web/i18n/link.tsx'
import { useFormat } from '../../../web/i18n/use-format.ts'
import { newsPath } from './news-path.ts'

type TagLinksProps = { tags: readonly { id: number; name: string; count: number }[]; chosenId?: number }

const CHIP =
  'border-hairline hover:border-brand hover:text-brand inline-flex min-h-9 items-center gap-1.5 rounded-full border px-4 text-sm aria-[current=page]:border-brand aria-[current=page]:bg-brand aria-[current=page]:text-white'

export function TagLinks({ tags, chosenId }: TagLinksProps) {
  const t = useTranslations('news')
  const format = useFormat()
  return (
    <nav aria-label={t('tags')}>
      <ul className="flex flex-wrap gap-2">
        <li>
          <Link to="/news" aria-current={chosenId === undefined ? 'page' : undefined} className={CHIP}>
            {t('all')}
          </Link>
        </li>
        {tags.map(({ id, name, count }) => (
          <li key={id}>
            <Link to={newsPath(id, 1)} aria-current={id === chosenId ? 'page' : undefined} className={CHIP}>
              {name}
              <span className="ltr-value opacity-75">{format.count(count)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
