import { useTranslations } from 'use-intl'
import { INDEX_NAMES } from '../../../../domain/part-number.ts'
import { MANUFACTURERS_PATH } from '../../../../domain/paths.ts'
import { Link } from '../../../../web/i18n/link.tsx'
import { brandsPath } from './brand-query.ts'

type LetterBarProps = { letters: readonly string[]; chosen: string }

const CELL = 'grid h-9 min-w-9 place-items-center rounded-md px-2'

/**
 * All letters keep their place; letters without manufacturers are not links. Digits are shown only if they are links.
 */
export function LetterBar({ letters, chosen }: LetterBarProps) {
  const t = useTranslations()
  const shown = INDEX_NAMES.filter(name => /^[A-Z]$/.test(name) || letters.includes(name))
  return (
    <nav aria-label={t('manufacturers.letters')}>
      <ul className="flex flex-wrap gap-0.5">
        <li>
          <Entry to={MANUFACTURERS_PATH} label={t('manufacturers.all')} isChosen={chosen === ''} />
        </li>
        {shown.map(name => (
          <li key={name}>
            {letters.includes(name) ? (
              <Entry
                to={brandsPath({ letter: name })}
                label={name === 'other' ? t('footer.other') : name}
                isChosen={chosen === name}
              />
            ) : (
              <span aria-hidden="true" className={`${CELL} text-field font-mono`}>
                {name}
              </span>
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Entry({ to, label, isChosen }: { to: string; label: string; isChosen: boolean }) {
  return (
    <Link
      to={to}
      aria-current={isChosen ? 'page' : undefined}
      className={`${CELL} hover:bg-brand-soft hover:text-brand aria-[current=page]:bg-brand font-semibold aria-[current=page]:text-white`}
    >
      {label}
    </Link>
  )
}
