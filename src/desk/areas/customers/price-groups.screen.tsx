import { useMutation, useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import {
  addPriceGroup,
  changePriceGroup,
  PriceGroup,
  removePriceGroup,
} from '../../../contract/desk/terms.ts'
import type { Refusal } from '../../../contract/wire/errors.ts'
import { Form } from '../../../web/forms/form.tsx'
import { SubmitButton } from '../../../web/forms/submit-button.tsx'
import { TextField } from '../../../web/forms/text-field.tsx'
import { useForm } from '../../../web/forms/use-form.ts'
import { Button } from '../../../web/ui/button.tsx'
import { Card } from '../../../web/ui/card.tsx'
import { BothVersions } from '../../shell/edit/both-versions.tsx'
import { type EditConflict, useEdit } from '../../shell/edit/use-edit.ts'
import { useEditDraft } from '../../shell/edit/use-edit-draft.ts'
import { LoadingFailed, LoadingRows } from '../../shell/page/loading.tsx'
import { call } from '../../shell/session/call.ts'
import { useMay } from '../../shell/session/me.ts'
import { tell } from '../../shell/session/notices.ts'
import { CustomersHead } from './customers-head.tsx'
import { GroupRules, type TypedRule, useRuleText } from './group-rules.tsx'
import { keepPriceGroups, priceGroupsQuery } from './terms-queries.ts'

export function Component() {
  const t = useTranslations('desk_customers')
  const mayGrant = useMay()('terms.grant')
  const { data, error, refetch } = useQuery(priceGroupsQuery)
  const [added, setAdded] = useState(0)
  return (
    <>
      <CustomersHead text={t('price_groups_text')} />
      {error && <LoadingFailed error={error} onRetry={refetch} />}
      {!data && !error && <LoadingRows />}
      {data?.length === 0 && <p className="mb-4 text-ink-soft">{t('no_price_groups')}</p>}
      <div className="flex max-w-3xl flex-col gap-5">
        {data?.map(group => (
          <GroupCard key={group.id} group={group} mayGrant={mayGrant} />
        ))}
        {data && mayGrant && <NewGroup key={added} onAdded={() => setAdded(added + 1)} />}
      </div>
    </>
  )
}

function GroupCard({ group, mayGrant }: { group: PriceGroup; mayGrant: boolean }) {
  const t = useTranslations()
  const sayRule = useRuleText()
  const fieldsOf = ({ name, rules }: PriceGroup) => ({ name, rules: idsOf(rules) })
  const edit = useEdit({ present: group, fieldsOf, read: refusal => readGroup(refusal, group.id) })
  /** Null: as they were saved. */
  const [ownRules, setOwnRules] = useState<TypedRule[] | null>(null)
  const rules = ownRules ?? edit.known.rules
  const sentRules = useRef(rules)
  // A rule that was added and removed again must not hide later changes of others.
  const changeRules = (typed: TypedRule[]) =>
    setOwnRules(idsOf(typed) === idsOf(edit.known.rules) ? null : typed)
  const draft = useEditDraft('price-group', group.id, edit.base.rev)
  const form = useForm(changePriceGroup, {
    draft,
    extra: { id: group.id, rev: edit.rev },
    compose: typed => {
      sentRules.current = rules
      const { name, rules: isChanged } = edit.compose(typed)
      return {
        ...(name !== undefined && { name }),
        ...(isChanged !== undefined && { rules: rules.map(toSent) }),
      }
    },
    onRefused: edit.onRefused,
    onDone: async groups => {
      const saved = groups.find(({ id }) => id === group.id)
      if (saved) edit.start(saved)
      // Rules that were added or removed meanwhile stay.
      setOwnRules(now => (now && idsOf(now) !== idsOf(sentRules.current) ? now : null))
      await keepSaved(groups)
    },
  })
  const sayValue = (field: string, value: string) => {
    if (field !== 'rules') return value
    const said = value === idsOf(edit.known.rules) ? edit.known.rules : rules
    return said.map(sayRule).join('; ')
  }
  const takeTheirs = (conflict: EditConflict) => {
    if (conflict.name === 'rules') setOwnRules(null)
    edit.takeTheirs(conflict)
  }
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
        <BothVersions
          conflicts={edit.conflicts}
          nameOf={field => t(field === 'rules' ? 'desk_customers.discount' : 'desk_customers.group_name')}
          sayValue={sayValue}
          onUse={takeTheirs}
        />
        {mayGrant && (
          <div ref={edit.box} key={edit.generation}>
            <input type="hidden" name="rules" value={idsOf(rules)} />
            <TextField
              name="name"
              label={t('desk_customers.group_name')}
              defaultValue={edit.base.name}
              autoComplete="off"
            />
          </div>
        )}
        <GroupRules rules={rules} onChange={mayGrant ? changeRules : undefined} />
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

function readGroup({ details }: Refusal, groupId: number): PriceGroup | null {
  const groups = Array.isArray(details.data) ? details.data : []
  const known = groups.map(group => PriceGroup.safeParse(group).data)
  return known.find(group => group?.id === groupId) ?? null
}

function NewGroup({ onAdded }: { onAdded: () => void }) {
  const t = useTranslations('desk_customers')
  const [rules, setRules] = useState<TypedRule[]>([])
  const form = useForm(addPriceGroup, {
    extra: { rules: rules.map(toSent) },
    draft: 'add-price-group',
    compose: ({ name }) => ({ name }),
    onDone: async groups => {
      onAdded()
      await keepSaved(groups)
    },
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

/** To compare rules: two categories may have the same name. */
function idsOf(rules: readonly TypedRule[]): string {
  return JSON.stringify(rules.map(toSent))
}

function toSent({ brand_id, category_id, percent }: TypedRule) {
  return { brand_id, category_id, percent }
}
