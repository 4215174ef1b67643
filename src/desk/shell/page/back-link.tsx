import { ArrowLeft } from 'lucide'
import type { MouseEvent } from 'react'
import { Link, useNavigate } from 'react-router'
import { Icon } from '../../../web/ui/icon.tsx'
import { historyPosition, isEntryBefore, lastAddress } from './visited.ts'

/**
 * From a record to its list, with the filters that it had. If the list is the page before, this goes back in the
 * history, which also keeps the selection and the scroll position.
 */
export function BackLink({ to, children }: { to: string; children: string }) {
  const navigate = useNavigate()
  const goBack = (event: MouseEvent) => {
    const isNewTab = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey
    if (isNewTab || !isEntryBefore(to, historyPosition())) return
    event.preventDefault()
    void navigate(-1)
  }
  return (
    <Link
      to={lastAddress(to)}
      onClick={goBack}
      data-back
      className="mb-3 inline-flex min-h-6 items-center gap-1.5 text-sm text-brand underline-offset-3 hover:underline print:hidden"
    >
      <Icon of={ArrowLeft} className="size-4 flip-rtl" />
      {children}
    </Link>
  )
}
