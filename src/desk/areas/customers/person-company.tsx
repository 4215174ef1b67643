import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { type Customer, changeCustomer, listCompanies } from '../../../contract/desk/customers.ts'
import { Button, buttonClass } from '../../../web/ui/button.tsx'
import { Card } from '../../../web/ui/card.tsx'
import { Dialog } from '../../../web/ui/dialog.tsx'
import { Field } from '../../../web/ui/field.tsx'
import { TextInput } from '../../../web/ui/text-input.tsx'
import { companyPath } from '../../shell/page/record-paths.ts'
import { call } from '../../shell/session/call.ts'
import { useMay } from '../../shell/session/me.ts'
import { tell } from '../../shell/session/notices.ts'
import { keepCustomer } from './customer-queries.ts'
import { RecordLink } from './record-link.tsx'

type Choice = { id: number; name: string }

/** The company that staff have assigned; only they do it. */
export function AssignedCompany({ customer }: { customer: Customer }) {
  const t = useTranslations('desk_customers')
  const may = useMay()
  const { company, company_name } = customer
  const [isOpen, setIsOpen] = useState(false)
  const { mutate: assign, isPending } = useAssign(customer)
  const choose = (choice: Choice | null) => {
    setIsOpen(false)
    assign(choice)
  }
  return (
    <Card level="h2" title={t('company')}>
      {company ? (
        <RecordLink to={companyPath(company.id)}>{company.name}</RecordLink>
      ) : (
        <p className="text-ink-soft">{t('no_company')}</p>
      )}
      {company_name !== '' && company_name !== company?.name && (
        <p className="mt-1 text-sm text-ink-soft wrap-anywhere">{t('typed', { name: company_name })}</p>
      )}
      {may('customers.edit') && (
        <div className="mt-4 flex flex-wrap gap-3">
          {customer.similar_companies.map(choice => (
            <Button key={choice.id} size="sm" isBusy={isPending} onClick={() => choose(choice)}>
              {t('assign_to', { name: choice.name })}
            </Button>
          ))}
          <Button size="sm" isBusy={isPending} onClick={() => setIsOpen(true)}>
            {t('assign')}
          </Button>
          {company && (
            <Button size="sm" isBusy={isPending} onClick={() => choose(null)}>
              {t('unassign')}
            </Button>
          )}
        </div>
      )}
      <ChooseCompany customer={customer} isOpen={isOpen} onOpenChange={setIsOpen} onChoose={choose} />
    </Card>
  )
}

function useAssign({ id, rev }: Customer) {
  return useMutation({
    mutationFn: (choice: Choice | null) => call(changeCustomer, { id, rev, company_id: choice?.id ?? null }),
    onSuccess: async (changed, choice) => {
      tell(
        choice
          ? { key: 'desk_customers.assigned', values: { name: choice.name } }
          : { key: 'desk_customers.unassigned' },
      )
      await keepCustomer(changed)
    },
  })
}

type ChooseCompanyProps = {
  customer: Customer
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  onChoose: (company: Choice) => void
}

function ChooseCompany({ customer, isOpen, onOpenChange, onChoose }: ChooseCompanyProps) {
  const t = useTranslations()
  return (
    <Dialog
      size="sm"
      title={t('desk_customers.assign')}
      closeLabel={t('actions.close')}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      initialFocus={() => document.querySelector<HTMLElement>('[data-choose-company] input')}
    >
      <FoundCompanies customer={customer} onChoose={onChoose} />
    </Dialog>
  )
}

const SHOWN = 8

function FoundCompanies({ customer, onChoose }: Pick<ChooseCompanyProps, 'customer' | 'onChoose'>) {
  const t = useTranslations('desk_customers')
  const [typed, setTyped] = useState('')
  const q = typed.trim()
  const { data } = useQuery({
    queryKey: ['customers', 'found', q],
    queryFn: () => call(listCompanies, { q }),
  })
  const found = data?.list.slice(0, SHOWN)
  return (
    <div data-choose-company className="flex flex-col gap-4">
      <Field label={t('search_companies')}>
        <TextInput type="search" value={typed} onChange={event => setTyped(event.target.value)} />
      </Field>
      <ul className="flex flex-col gap-2">
        {found?.map(company => (
          <li key={company.id}>
            <Button
              size="sm"
              className="w-full justify-start"
              onClick={() => onChoose({ id: company.id, name: company.name })}
            >
              <bdi>{company.name}</bdi>
              <span className="text-ink-soft">{company.country}</span>
            </Button>
          </li>
        ))}
      </ul>
      {found?.length === 0 && <p className="text-ink-soft">{t('none_found')}</p>}
      <Link
        to={`/customers/companies/new?for=${customer.id}`}
        className={buttonClass({ variant: 'secondary', size: 'sm' })}
      >
        {t('add_company')}
      </Link>
    </div>
  )
}
