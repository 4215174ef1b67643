import { ChevronRight } from 'lucide'
import { Icon } from './icon.tsx'

/** `isLtr`: a part number, which reads left to right in every language. */
type Crumb = { label: string; href: string; isLtr?: boolean }

/** The path from the home page; the last entry is the page itself. */
export function Breadcrumbs({ label, crumbs }: { label: string; crumbs: readonly Crumb[] }) {
  return (
    <nav aria-label={label} className="text-sm text-ink-soft">
      <ol className="flex flex-wrap items-center gap-x-1.5 gap-y-0.5">
        {crumbs.map((crumb, index) => (
          <li key={crumb.href} className="flex min-h-6 min-w-0 items-center gap-x-1.5">
            {index > 0 && <Icon of={ChevronRight} className="size-3.5 shrink-0 text-field flip-rtl" />}
            <a
              href={crumb.href}
              aria-current={index === crumbs.length - 1 ? 'page' : undefined}
              className="py-0.5 text-brand wrap-anywhere hover:underline aria-[current]:text-ink-soft aria-[current]:no-underline"
            >
              <bdi className={crumb.isLtr ? 'ltr-value' : undefined}>{crumb.label}</bdi>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
