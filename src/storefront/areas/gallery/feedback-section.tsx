import { SearchX } from 'lucide'
import { useState } from 'react'
import { Button } from '../../../web/ui/button.tsx'
import { Card } from '../../../web/ui/card.tsx'
import { EmptyState } from '../../../web/ui/empty-state.tsx'
import { Icon } from '../../../web/ui/icon.tsx'
import { Notice } from '../../../web/ui/notice.tsx'
import { ProgressBar } from '../../../web/ui/progress-bar.tsx'
import { Skeleton } from '../../../web/ui/skeleton.tsx'
import { Spinner } from '../../../web/ui/spinner.tsx'
import type { Samples } from './samples.ts'
import { GallerySection, Row } from './section.tsx'

export function FeedbackSection({ words }: { words: Samples }) {
  const { feedback } = words
  return (
    <GallerySection designator="D1" title={words.sections.feedback}>
      <div className="grid gap-3 sm:grid-cols-2">
        <Notice>{feedback.info}</Notice>
        <Notice tone="success">{feedback.success}</Notice>
        <Notice tone="warning">{feedback.warning}</Notice>
        <Notice tone="error" title={feedback.errorTitle}>
          {feedback.error}
        </Notice>
      </div>
      <EmptyState
        icon={<Icon of={SearchX} />}
        title={feedback.emptyTitle}
        text={feedback.emptyText}
        action={<Button>{feedback.emptyAction}</Button>}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <Card
          title={feedback.card}
          action={
            <Button variant="quiet" size="sm">
              {feedback.cardAction}
            </Button>
          }
        >
          {feedback.cardText}
        </Card>
        <Loading label={feedback.loading} />
      </div>
    </GallerySection>
  )
}

function Loading({ label }: { label: string }) {
  const [isActive, setIsActive] = useState(false)
  return (
    <Card>
      <div className="flex flex-col gap-2.5">
        <Skeleton className="h-4 w-3/5" />
        <Skeleton className="h-4" />
        <Skeleton className="h-4 w-4/5" />
        <Row>
          <Spinner label={label} className="text-brand" />
          <Button variant="quiet" size="sm" onClick={() => setIsActive(!isActive)} aria-pressed={isActive}>
            {label}
          </Button>
        </Row>
      </div>
      <ProgressBar isActive={isActive} label={label} />
    </Card>
  )
}
