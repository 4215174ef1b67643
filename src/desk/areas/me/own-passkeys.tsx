import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { listPasskeys, type Passkey, removePasskey, renamePasskey } from '../../../contract/desk/passkeys.ts'
import type { MessageKey } from '../../../contract/wire/messages.ts'
import { useLocalTime } from '../../../web/i18n/use-local-time.ts'
import { Button } from '../../../web/ui/button.tsx'
import { Card } from '../../../web/ui/card.tsx'
import { LoadingFailed, LoadingRows } from '../../shell/page/loading.tsx'
import { useFormInPlace } from '../../shell/page/use-form-in-place.ts'
import { call } from '../../shell/session/call.ts'
import { meQuery } from '../../shell/session/me.ts'
import { tell } from '../../shell/session/notices.ts'
import { makePasskey } from '../../shell/session/passkey.ts'
import { PasskeyName } from '../../shell/session/passkey-name.tsx'

const PASSKEYS = ['own-passkeys']

export function OwnPasskeys() {
  const t = useTranslations('desk.passkeys')
  const { data, error, refetch } = useQuery({ queryKey: PASSKEYS, queryFn: () => call(listPasskeys) })
  const adding = useFormInPlace<true>()
  const add = usePasskeyAct(makePasskey, 'desk.passkeys.added', adding.close)
  return (
    <Card level="h2" title={t('title')}>
      <p className="mb-2 text-ink-soft">{t('text')}</p>
      {error && <LoadingFailed error={error} onRetry={refetch} />}
      {!data && !error && <LoadingRows />}
      {data?.length === 0 && <p className="mb-4 text-ink-soft">{t('none')}</p>}
      <ul className="mb-4 divide-y divide-hairline empty:hidden">
        {data?.map(passkey => (
          <OwnPasskey key={passkey.id} passkey={passkey} />
        ))}
      </ul>
      <div ref={adding.form}>
        {adding.subject ? (
          <PasskeyName
            submit={t('add')}
            isBusy={add.isPending}
            onSubmit={add.mutate}
            onCancel={adding.close}
          />
        ) : (
          <Button ref={adding.opener} onClick={() => adding.open(true)}>
            {t('add')}
          </Button>
        )}
      </div>
    </Card>
  )
}

function OwnPasskey({ passkey: { id, name, create_time, last_used } }: { passkey: Passkey }) {
  const t = useTranslations('desk.passkeys')
  const renaming = useFormInPlace<true>()
  const created = useLocalTime(create_time)
  const used = useLocalTime(last_used ?? create_time)
  const rename = usePasskeyAct(
    (wanted: string) => call(renamePasskey, { id, name: wanted }),
    'desk.passkeys.renamed',
    renaming.close,
  )
  const remove = usePasskeyAct(() => call(removePasskey, { id }), 'desk.passkeys.removed')
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <div className="min-w-0">
        <p className="font-semibold wrap-anywhere">
          <bdi>{name}</bdi>
        </p>
        <p className="text-sm text-ink-soft">
          {last_used ? t('used', { time: used }) : t('created', { time: created })}
        </p>
      </div>
      {renaming.subject ? (
        <div ref={renaming.form}>
          <PasskeyName
            name={name}
            submit={t('rename')}
            isBusy={rename.isPending}
            onSubmit={rename.mutate}
            onCancel={renaming.close}
          />
        </div>
      ) : (
        <div className="flex flex-wrap gap-2">
          <Button
            ref={renaming.opener}
            size="sm"
            aria-label={t('rename_of', { name })}
            onClick={() => renaming.open(true)}
          >
            {t('rename')}
          </Button>
          <Button
            size="sm"
            isBusy={remove.isPending}
            aria-label={t('remove_of', { name })}
            onClick={() => remove.mutate()}
          >
            {t('remove')}
          </Button>
        </div>
      )}
    </li>
  )
}

function usePasskeyAct<Input = void>(
  act: (input: Input) => Promise<unknown>,
  done: MessageKey,
  onDone?: () => void,
) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: act,
    onSuccess: async () => {
      tell({ key: done })
      onDone?.()
      await queries.invalidateQueries({ queryKey: PASSKEYS })
      await queries.invalidateQueries({ queryKey: meQuery.queryKey })
    },
  })
}
