import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '../../../web/ui/button.tsx'
import type { ListData } from './list-data.ts'

/** How far below the window the next page is loaded by itself. */
const AHEAD = '800px'

export function LoadMore({ data }: { data: ListData<unknown> }) {
  const t = useTranslations('desk.list')
  const place = useRef<HTMLDivElement>(null)
  const { hasMore, isLoadingMore, loadMore, rows } = data
  const count = rows?.length ?? 0
  // After a failure only the button tries again.
  const isAutomatic = hasMore && !isLoadingMore && data.error === null
  // biome-ignore lint/correctness/useExhaustiveDependencies: a page that leaves the end in view loads the next
  useEffect(() => {
    if (!isAutomatic || !place.current) return
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && loadMore(), {
      rootMargin: AHEAD,
    })
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [isAutomatic, loadMore, count])
  if (!hasMore) return null
  return (
    <div ref={place} className="mt-4">
      <Button isBusy={isLoadingMore} onClick={() => loadMore()}>
        {t('more')}
      </Button>
    </div>
  )
}
