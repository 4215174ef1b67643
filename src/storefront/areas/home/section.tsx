import { ArrowRight } from 'lucide'
import { type ReactNode, useId } from 'react'
import { Link } from '../../../web/i18n/link.tsx'
import { classNames } from '../../../web/ui/class-names.ts'
import { Container } from '../../../web/ui/container.tsx'
import { Icon } from '../../../web/ui/icon.tsx'
import { useBelowFold } from '../../../web/ui/use-below-fold.ts'
import { VisuallyHidden } from '../../../web/ui/visually-hidden.tsx'

/** `about` names the section for screen reader users who list the links. */
type MoreProps = { to: string; label: string; about?: string }

type SectionProps = {
  title: string
  text?: string
  more?: MoreProps
  /** It has fields or is probably visible at once: see useBelowFold. */
  isNear?: boolean
  /** A colored band from edge to edge separates it from its neighbors. */
  className?: string
  children: ReactNode
}

const SIZE_ABOUT =
  '[contain-intrinsic-block-size:auto_30rem] max-sm:[contain-intrinsic-block-size:auto_38rem]'

export function HomeSection({ title, text, more, isNear, className, children }: SectionProps) {
  const id = useId()
  const belowFold = useBelowFold()
  return (
    <section
      aria-labelledby={id}
      className={classNames('py-8 lg:py-10', !isNear && belowFold, !isNear && SIZE_ABOUT, className)}
    >
      <Container size="full">
        <div className="mb-4 flex flex-wrap items-end justify-between gap-x-6 gap-y-1">
          <div className="min-w-0">
            <h2 id={id} className="text-xl">
              {title}
            </h2>
            {text && <p className="text-ink-soft mt-1 max-w-prose">{text}</p>}
          </div>
          {more && <More {...more} />}
        </div>
        {children}
      </Container>
    </section>
  )
}

function More({ to, label, about }: MoreProps) {
  return (
    <Link to={to} className="text-brand inline-flex min-h-8 items-center gap-1 font-semibold hover:underline">
      {label}
      {about && <VisuallyHidden>: {about}</VisuallyHidden>}
      <Icon of={ArrowRight} className="flip-rtl size-4" />
    </Link>
  )
}
