import { useTranslations } from 'use-intl'
import { NavLinks } from '../../chrome/nav-links.tsx'
import { BUYING_LINKS, POLICY_LINKS } from '../../chrome/navigation.ts'
import type { Section } from './outline.ts'

/** Beside the text on wide screens: where to read on, here and elsewhere. */
export function PageContents({ sections }: { sections: Section[] }) {
  const t = useTranslations('page')
  const linkClass = 'hover:text-brand flex min-h-8 items-center py-1 hover:underline'
  return (
    <aside className="hidden text-sm lg:block">
      <div className="border-hairline sticky top-6 flex flex-col gap-6 border-s ps-6">
        <nav aria-labelledby="on-this-page">
          <h2 id="on-this-page" className="mb-1 font-semibold">
            {t('contents')}
          </h2>
          <ul>
            {sections.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`} className={linkClass}>
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <nav aria-labelledby="more-to-read">
          <h2 id="more-to-read" className="mb-1 font-semibold">
            {t('related')}
          </h2>
          <NavLinks links={[...BUYING_LINKS, ...POLICY_LINKS]} className="" linkClass={linkClass} />
        </nav>
      </div>
    </aside>
  )
}
