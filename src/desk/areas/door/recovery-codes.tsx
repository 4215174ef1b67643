import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Printer } from 'lucide'
import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { Button } from '../../../web/ui/button.tsx'
import { Card } from '../../../web/ui/card.tsx'
import { CopyButton } from '../../../web/ui/copy-button.tsx'
import { Icon } from '../../../web/ui/icon.tsx'
import { Notice } from '../../../web/ui/notice.tsx'
import { PageTitle } from '../../shell/page/page-title.tsx'
import { meQuery, useMe } from '../../shell/session/me.ts'

/** Shown once: the server keeps only their hashes. */
export function RecoveryCodes({ codes }: { codes: string[] }) {
  const t = useTranslations()
  const { email } = useMe()
  const list = useRef<HTMLUListElement>(null)
  const section = useRef<HTMLDivElement>(null)
  const { mutate: goOn, isPending } = useGoOn()
  useEffect(() => section.current?.focus(), [])
  return (
    <div ref={section} tabIndex={-1} className="mx-auto max-w-[46rem] outline-none">
      <PageTitle title={t('desk.recovery.title')} text={t('desk.recovery.text', { email })} />
      <Card
        level="h2"
        title={t('desk.recovery.codes')}
        action={
          <CopyButton
            value={codes.join('\n')}
            source={list}
            labels={{ copy: t('desk.recovery.copy'), copied: t('actions.copied') }}
          />
        }
      >
        <ul ref={list} className="grid grid-cols-2 gap-x-6 gap-y-2 font-mono sm:grid-cols-3">
          {codes.map(code => (
            <li key={code} className="ltr-value">
              {code}
            </li>
          ))}
        </ul>
      </Card>
      <Notice tone="warning" className="mt-4">
        {t('desk.recovery.once')}
      </Notice>
      <div className="mt-5 flex flex-wrap gap-3">
        <Button variant="primary" isBusy={isPending} onClick={() => goOn()}>
          {t('desk.recovery.saved')}
        </Button>
        <Button icon={<Icon of={Printer} />} onClick={() => window.print()}>
          {t('desk.recovery.print')}
        </Button>
      </div>
    </div>
  )
}

/** The person has a factor now, so the rest of the desk opens. */
function useGoOn() {
  const queries = useQueryClient()
  const navigate = useNavigate()
  return useMutation({
    mutationFn: async () => {
      await queries.invalidateQueries({ queryKey: meQuery.queryKey })
      await navigate('/', { replace: true })
    },
  })
}
