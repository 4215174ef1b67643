import { useEffect, useId, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Wording } from '../../../../contract/wire/messages.ts'
import { QUICK_PATH } from '../../../../domain/paths.ts'
import { useLazy } from '../../../../web/browser/use-lazy.ts'
import { Link } from '../../../../web/i18n/link.tsx'
import { classNames } from '../../../../web/ui/class-names.ts'
import { Notice } from '../../../../web/ui/notice.tsx'
import { Spinner } from '../../../../web/ui/spinner.tsx'
import { BomDrop } from './bom-drop.tsx'
import type { BomSession } from './bom-session.ts'
import { bomStore, useBomSession } from './bom-store.ts'

const REVIEW_TEXTS = ['bom', 'projects', 'cart'] as const
const loadReview = async () => (await import('./bom-review.tsx')).BomReview

/** Uploads and reviews a BOM. */
export function BomTool() {
  const t = useTranslations('rfq_form')
  const id = useId()
  const session = useBomSession()
  const heading = useFocusOnFile(session?.file_id)
  const [complaint, setComplaint] = useState<Wording | null>(null)
  return (
    <section
      id="bom"
      aria-labelledby={id}
      className={classNames('flex min-w-0 scroll-mt-24 flex-col gap-4', !session && 'print:hidden')}
    >
      <div>
        <h2 id={id} ref={heading} tabIndex={-1} className="text-xl outline-none">
          {t('bom_title')}
        </h2>
        <p className="mt-1 max-w-[75ch] text-ink-soft">
          {t('bom_text')}{' '}
          <Link to={QUICK_PATH} className="font-semibold text-brand hover:underline">
            {t('bom_to_quick')}
          </Link>
        </p>
      </div>
      {session ? (
        <Review
          key={session.file_id}
          session={session}
          onGone={text => {
            bomStore.set(null)
            setComplaint(text)
          }}
        />
      ) : (
        <BomDrop
          complaint={complaint}
          onSent={sent => {
            setComplaint(null)
            bomStore.set(sent)
          }}
        />
      )}
    </section>
  )
}

type ReviewProps = { session: BomSession; onGone: (complaint: Wording) => void }

function Review(props: ReviewProps) {
  const t = useTranslations('bom_drop')
  const { Part: BomReview, isFailed } = useLazy(loadReview, true, REVIEW_TEXTS)
  if (BomReview) return <BomReview {...props} />
  if (isFailed) return <Notice tone="error">{t('no_connection')}</Notice>
  return (
    <p role="status" className="flex min-h-52 items-center justify-center gap-2">
      <Spinner className="text-brand" />
      {t('reading')}
    </p>
  )
}

/** Drop zone and review replace each other, so the focus moves here if it was inside. */
function useFocusOnFile(fileId: string | undefined) {
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(fileId)
  useEffect(() => {
    if (shown.current === fileId) return
    shown.current = fileId
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true })
  }, [fileId])
  return heading
}
