import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import {
  addPriceGroup,
  changePriceGroup,
  type PriceGroup,
  removePriceGroup,
} from '../../../contract/desk/terms.ts'
import { Form } from '../../../web/forms/form.tsx'
import { SubmitButton } from '../../../web/forms/submit-button.tsx'
import { TextField } from '../../../web/forms/text-field.tsx'
import { useForm } from '../../../web/forms/use-form.ts'
import { Button } from '../../../web/ui/button.tsx'
import { Card } from '../../../web/ui/card.tsx'
import { LoadingFailed, LoadingRows } from '../../shell/page/loading.tsx'
import { call } from '../../shell/session/call.ts'
import { useMay } from '../../shell/session/me.ts'
import { tell } from '../../shell/session/notices.ts'
import { CustomersHead } from './customers-head.tsx'
import { GroupRules, type TypedRule } from './group-rules.tsx'
import { keepPriceGroups, priceGroupsQuery } from './terms-queries.ts'

export function Component() {
  const t = useTranslations('desk_customers')
  const mayGrant = useMay()('terms.grant')
  const { data, error, refetch } = useQuery(priceGroupsQuery)
  return (
    <>
      <CustomersHead text={t('price_groups_text')} />
      {error && <LoadingFailed error={error} onRetry={refetch} />}
      {!data && !error && <LoadingRows />}
      {data?.length === 0 && <p className="mb-4 text-ink-soft">{t('no_price_groups')}</p>}
      <div className="flex max-w-3xl flex-col gap-5">
        {data?.map(group => (
          <GroupCard key={`${group.id} ${group.rev}`} group={group} mayGrant={mayGrant} />
        ))}
        {data && mayGrant && <NewGroup key={data.length} />}
      </div>
    </>
  )
}

function GroupCard({ group, mayGrant }: { group: PriceGroup; mayGrant: boolean }) {
  const t = useTranslations()
  const [rules, setRules] = useState<TypedRule[]>(group.rules)
  const form = useForm(changePriceGroup, {
    extra: { id: group.id, rev: group.rev, rules: rules.map(toSent) },
    draft: `price-group-${group.id}-${group.rev}`,
    compose: ({ name }) => ({ name }),
    onDone: keepSaved,
  })
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(removePriceGroup, { id: group.id }),
    onSuccess: async groups => {
      tell({ key: 'desk_customers.group_removed' })
      await keepPriceGroups(groups)
    },
  })
  return (
    <Card level="h2" title={group.name} action={t('desk_customers.used_by', { count: group.companies })}>
      <Form form={form} label={group.name}>
        {mayGrant && (
          <TextField
            name="name"
            label={t('desk_customers.group_name')}
            defaultValue={group.name}
            autoComplete="off"
          />
        )}
        <GroupRules rules={rules} onChange={mayGrant ? setRules : undefined} />
        {mayGrant && (
          <div className="flex flex-wrap gap-2">
            <SubmitButton variant="secondary">{t('desk.save')}</SubmitButton>
            <Button isBusy={isPending} onClick={() => mutate()}>
              {t('desk_customers.remove_group')}
            </Button>
          </div>
        )}
      </Form>
    </Card>
  )
}

function NewGroup() {
  const t = useTranslations('desk_customers')
  const [rules, setRules] = useState<TypedRule[]>([])
  const form = useForm(addPriceGroup, {
    extra: { rules: rules.map(toSent) },
    draft: 'add-price-group',
    compose: ({ name }) => ({ name }),
    onDone: keepSaved,
  })
  return (
    <Card level="h2" title={t('add_group')}>
      <Form form={form} label={t('add_group')}>
        <TextField name="name" label={t('group_name')} autoComplete="off" />
        <GroupRules rules={rules} onChange={setRules} />
        <SubmitButton className="self-start">{t('add_group')}</SubmitButton>
      </Form>
    </Card>
  )
}

async function keepSaved(groups: PriceGroup[]): Promise<void> {
  tell({ key: 'desk_customers.group_saved' })
  await keepPriceGroups(groups)
}

function toSent({ brand_id, category_id, percent }: TypedRule) {
  return { brand_id, category_id, percent }
}
