import { useLocation } from 'react-router'
import { useTranslations } from 'use-intl'
import { NavLinks } from '../../shell/chrome/nav-links.tsx'
import { BUYING_LINKS, POLICY_LINKS } from '../../shell/chrome/navigation.ts'
import type { OutlineSection } from './outline.ts'

const linkClass = 'hover:text-brand flex min-h-8 items-center py-1 hover:underline'

/** Links to sections and related pages, beside the text on wide screens. */
export function PageContents({ sections }: { sections: OutlineSection[] }) {
  const t = useTranslations('page')
  const { pathname } = useLocation()
  const others = [...BUYING_LINKS, ...POLICY_LINKS].filter(({ to }) => to !== pathname)
  return (
    <aside className="text-sm max-lg:mt-8 print:hidden">
      <div className="border-hairline top-6 flex flex-col gap-6 lg:sticky lg:border-s lg:ps-6">
        <nav aria-labelledby="on-this-page" className="max-lg:hidden">
          <h2 id="on-this-page" className="mb-1 font-semibold">
            {t('contents')}
          </h2>
          <SectionLinks sections={sections} />
        </nav>
        <nav aria-labelledby="more-to-read">
          <h2 id="more-to-read" className="mb-1 font-semibold">
            {t('related')}
          </h2>
          <NavLinks links={others} linkClass={linkClass} />
        </nav>
      </div>
    </aside>
  )
}

/** The same above the text on phones, collapsed. */
export function FoldedContents({ sections }: { sections: OutlineSection[] }) {
  const t = useTranslations('page')
  return (
    <details className="border-hairline mb-6 rounded-md border px-4 text-sm lg:hidden print:hidden">
      <summary className="min-h-11 py-3 font-semibold">{t('contents')}</summary>
      <SectionLinks sections={sections} />
    </details>
  )
}

function SectionLinks({ sections }: { sections: OutlineSection[] }) {
  return (
    <ul className="pb-2">
      {sections.map(({ id, title }) => (
        <li key={id}>
          <a href={`#${id}`} className={linkClass}>
            {title}
          </a>
        </li>
      ))}
    </ul>
  )
}
