import { useEffect, useId, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { BomDrop } from './bom-drop.tsx'
import { BomReview } from './bom-review.tsx'
import { bomStore, useBomSession } from './bom-store.ts'

/** Where a bill of materials is brought and reviewed. */
export function BomTool() {
  const t = useTranslations('bom')
  const id = useId()
  const session = useBomSession()
  const heading = useFocusOnFile(session?.file_id)
  const [complaint, setComplaint] = useState<string | null>(null)
  return (
    <section id="bom" aria-labelledby={id} className="flex min-w-0 scroll-mt-24 flex-col gap-4">
      <div>
        <h2 id={id} ref={heading} tabIndex={-1} className="text-xl outline-none">
          {t('title')}
        </h2>
        <p className="mt-1 max-w-[75ch] text-ink-soft">{t('text')}</p>
      </div>
      {session ? (
        <BomReview
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

/** The drop zone makes way for the review, and the other way round: who had the focus in it goes on here. */
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
