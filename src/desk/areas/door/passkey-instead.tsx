import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { Button } from '../../../web/ui/button.tsx'
import { Card } from '../../../web/ui/card.tsx'
import { meQuery } from '../../shell/session/me.ts'
import { tell } from '../../shell/session/notices.ts'
import { makePasskey } from '../../shell/session/passkey.ts'
import { PasskeyName } from '../../shell/session/passkey-name.tsx'

/** A passkey is a second factor, too, so no app is needed. */
export function PasskeyInstead() {
  const t = useTranslations('desk')
  const navigate = useNavigate()
  const queries = useQueryClient()
  const [isAdding, setIsAdding] = useState(false)
  const { mutate, isPending } = useMutation({
    mutationFn: makePasskey,
    onSuccess: async () => {
      tell({ key: 'desk.passkeys.added' })
      await queries.invalidateQueries({ queryKey: meQuery.queryKey })
      await navigate('/')
    },
  })
  return (
    <Card level="h2" title={t('factor.passkey_title')} className="mt-4">
      <p className="mb-3 text-ink-soft">{t('factor.passkey_text')}</p>
      {isAdding ? (
        <PasskeyName
          submit={t('passkeys.add')}
          isBusy={isPending}
          onSubmit={mutate}
          onCancel={() => setIsAdding(false)}
        />
      ) : (
        <Button onClick={() => setIsAdding(true)}>{t('passkeys.add')}</Button>
      )}
    </Card>
  )
}
