import { useMutation } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import {
  actOnCustomer,
  type CUSTOMER_ACTS,
  type Customer,
  eraseCustomer,
  exportCustomer,
} from '../../../contract/desk/customers.ts'
import { saveJson } from '../../../web/browser/save-file.ts'
import { Button } from '../../../web/ui/button.tsx'
import { Card } from '../../../web/ui/card.tsx'
import { Dialog } from '../../../web/ui/dialog.tsx'
import { call } from '../../shell/session/call.ts'
import { useMay } from '../../shell/session/me.ts'
import { tell } from '../../shell/session/notices.ts'
import { forgetCustomers, keepCustomer } from './customer-queries.ts'

type Act = (typeof CUSTOMER_ACTS)[number]

/** The staff's acts on the account and the data of a person. */
export function CustomerActs({ customer }: { customer: Customer }) {
  const t = useTranslations('desk_customers')
  const may = useMay()
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (act: Act) => call(actOnCustomer, { id: customer.id, act }),
    onSuccess: async (changed, act) => {
      tell({ key: `desk_customers.acts_done.${act}` })
      await keepCustomer(changed)
    },
  })
  return (
    <Card level="h2" title={t('access')}>
      <ul className="divide-y divide-hairline">
        {actsFor(customer).map(act => (
          <ActLine key={act} text={t(`acts_text.${act}`, { count: customer.sign_ins })}>
            <Button size="sm" isBusy={isPending && variables === act} onClick={() => mutate(act)}>
              {t(`acts.${act}`)}
            </Button>
          </ActLine>
        ))}
        <ActLine text={t('acts_text.export')}>
          <ExportButton customer={customer} />
        </ActLine>
        {may('customers.erase') && (
          <ActLine text={t('acts_text.erase')}>
            <EraseButton customer={customer} />
          </ActLine>
        )}
      </ul>
    </Card>
  )
}

function actsFor({ account, sign_ins }: Customer): Act[] {
  if (account === 'none') return []
  if (account === 'disabled') return ['enable']
  return sign_ins > 0 ? ['sign_out', 'disable'] : ['disable']
}

function ActLine({ text, children }: { text: string; children: ReactNode }) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3 first:pt-0 last:pb-0">
      <p className="min-w-0 flex-1 basis-52 text-sm text-ink-soft">{text}</p>
      {children}
    </li>
  )
}

function ExportButton({ customer: { id } }: { customer: Customer }) {
  const t = useTranslations('desk_customers')
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(exportCustomer, { id }),
    onSuccess: data => saveJson(`customer-${id}.json`, data),
  })
  return (
    <Button size="sm" isBusy={isPending} onClick={() => mutate()}>
      {t('acts.export')}
    </Button>
  )
}

/** The button of the dialog names the mailbox, because this cannot be undone. */
function EraseButton({ customer: { id, email } }: { customer: Customer }) {
  const t = useTranslations()
  const navigate = useNavigate()
  const [isOpen, setIsOpen] = useState(false)
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(eraseCustomer, { id }),
    onSuccess: async ({ has_kept }) => {
      tell({ key: has_kept ? 'desk_customers.erased_kept' : 'desk_customers.erased' })
      await navigate('/customers', { replace: true })
      await forgetCustomers()
    },
  })
  const erase = () => {
    setIsOpen(false)
    mutate()
  }
  return (
    <>
      <Button size="sm" isBusy={isPending} onClick={() => setIsOpen(true)}>
        {t('desk_customers.acts.erase')}
      </Button>
      <Dialog
        size="sm"
        title={t('desk_customers.acts.erase')}
        closeLabel={t('actions.close')}
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        footer={
          <>
            <Button onClick={() => setIsOpen(false)}>{t('desk.cancel')}</Button>
            <Button variant="primary" onClick={erase} className="wrap-anywhere">
              {t('desk_customers.erase_button', { email })}
            </Button>
          </>
        }
      >
        <p className="wrap-anywhere">{t('desk_customers.erase_ask', { email })}</p>
      </Dialog>
    </>
  )
}
