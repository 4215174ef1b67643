import { useMutation, useQuery } from '@tanstack/react-query'
import { Bookmark, UsersRound, X } from 'lucide'
import { useState } from 'react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { listViews, removeSharedView, removeView, type SavedView } from '../../../contract/desk/views.ts'
import type { ViewScreen } from '../../../domain/saved-views.ts'
import { Button } from '../../../web/ui/button.tsx'
import { classNames } from '../../../web/ui/class-names.ts'
import { Icon } from '../../../web/ui/icon.tsx'
import { IconButton } from '../../../web/ui/icon-button.tsx'
import { call } from '../session/call.ts'
import { useMay } from '../session/me.ts'
import { tell } from '../session/notices.ts'
import { queryClient } from '../session/query-client.ts'
import { toFilterAddress, useListAddress } from './list-address.ts'
import { SaveView } from './save-view.tsx'

/** Named filters over a list: links that set all filters at once. */
export function SavedViews({ screen }: { screen: ViewScreen }) {
  const t = useTranslations('desk.views')
  const { address } = useListAddress()
  const [isSaving, setIsSaving] = useState(false)
  const { data: views = [] } = useQuery({
    queryKey: viewsKey(screen),
    queryFn: () => call(listViews, { screen }),
  })
  const isShown = ({ query }: SavedView) => toFilterAddress(query) === address
  if (views.length === 0 && address === '') return null
  return (
    <nav aria-label={t('label')} className="mb-3 flex flex-wrap items-center gap-2">
      {views.map(view => (
        <ViewLink key={view.id} view={view} screen={screen} isCurrent={isShown(view)} />
      ))}
      {address !== '' && !views.some(isShown) && (
        <Button size="sm" variant="quiet" onClick={() => setIsSaving(true)}>
          <Icon of={Bookmark} />
          {t('save')}
        </Button>
      )}
      <SaveView
        screen={screen}
        query={address}
        isOpen={isSaving}
        onClose={() => setIsSaving(false)}
        onSaved={() => queryClient.invalidateQueries({ queryKey: viewsKey(screen) })}
      />
    </nav>
  )
}

const viewsKey = (screen: ViewScreen) => ['views', screen]

type ViewLinkProps = { view: SavedView; screen: ViewScreen; isCurrent: boolean }

function ViewLink({ view, screen, isCurrent }: ViewLinkProps) {
  const t = useTranslations('desk.views')
  const may = useMay()
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(view.is_shared ? removeSharedView : removeView, { id: view.id }),
    onSuccess: async () => {
      tell({ key: 'desk.views.removed', values: { name: view.name } })
      await queryClient.invalidateQueries({ queryKey: viewsKey(screen) })
    },
  })
  return (
    <span
      className={classNames(
        'inline-flex min-h-8 items-center rounded-md border text-sm',
        isCurrent ? 'border-brand bg-brand-soft font-semibold text-brand' : 'border-hairline bg-paper',
      )}
    >
      <Link
        to={`?${view.query}`}
        aria-current={isCurrent ? 'true' : undefined}
        className="inline-flex min-h-8 items-center gap-1.5 rounded-md px-2.5 text-brand no-underline hover:underline"
      >
        {view.is_shared && <Icon of={UsersRound} label={t('shared')} className="size-3.5" />}
        <bdi>{view.name}</bdi>
      </Link>
      {isCurrent && (!view.is_shared || may('settings.edit')) && (
        <IconButton
          size="sm"
          label={t('remove', { name: view.name })}
          icon={<Icon of={X} />}
          disabled={isPending}
          onClick={() => mutate()}
        />
      )}
    </span>
  )
}
