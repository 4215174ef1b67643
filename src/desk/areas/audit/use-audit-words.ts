import { useEffect } from 'react'
import { useMessages, useTranslations } from 'use-intl'
import type { AuditEntry } from '../../../contract/desk/audit.ts'
import { isMessageKey } from '../../../contract/wire/messages.ts'
import { intlTag, isLang, LOCALES } from '../../../domain/locales.ts'
import { isRole } from '../../../domain/rights.ts'
import { useLang } from '../../../web/i18n/lang.tsx'
import { useFormat } from '../../../web/i18n/use-format.ts'
import { showAreaTexts } from '../../shell/texts/desk-texts.ts'
import { useWho } from '../../shell/texts/use-who.ts'

/** The areas that name settings and reasons. */
const AREAS = ['settings', 'requests', 'quotes']

/** Where the values of a field that are codes have their texts. */
const CODES: Record<string, readonly string[]> = {
  status: ['desk.order_states'],
  state: ['desk.quote_states'],
  mail: ['desk.mail_kinds'],
  decline_reason: ['desk_requests.reasons', 'desk_quotes.loss_reasons'],
}

const TIME = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/

/** Entries of the audit in words. A newer act or field that has no text yet is shown as recorded. */
export function useAuditWords() {
  useEffect(() => {
    for (const area of AREAS) void showAreaTexts(area)
  }, [])
  const t = useTranslations()
  const sayActor = useWho()
  const messages = useMessages()
  const { localTime } = useFormat()
  const list = new Intl.ListFormat(intlTag(useLang()), { type: 'unit' })
  const word = (key: string, otherwise: string) => (isMessageKey(messages, key) ? t(key) : otherwise)
  const sayValue = (field: string, value: unknown): string => {
    if (Array.isArray(value))
      return list.format(value.map(part => sayValue(field, part))) || t('desk.audit.none_value')
    if (value === null || value === undefined || value === '') return t('desk.audit.none_value')
    if (typeof value === 'boolean') return t(value ? 'desk.audit.yes' : 'desk.audit.no')
    if (typeof value === 'number') return String(value)
    if (typeof value !== 'string') return JSON.stringify(value)
    if (field === 'roles' && isRole(value)) return t(`desk.roles.${value}`)
    if (field === 'lang' && isLang(value)) return LOCALES[value].name
    if (TIME.test(value)) return localTime(value)
    const key = CODES[field]?.map(group => `${group}.${value}`).find(known => isMessageKey(messages, known))
    return word(key ?? '', value)
  }
  return {
    sayAct: (act: string) => word(`desk.audit_acts.${act.replaceAll('.', '_')}`, act),
    sayWho: ({ staff_id, who }: Pick<AuditEntry, 'staff_id' | 'who'>) =>
      staff_id === null ? sayActor(who) : who,
    sayField: (field: string) => {
      const [, kind, part] = /^(shipping|billing)_(\w+)$/.exec(field) ?? []
      if (kind && part)
        return `${word(`desk_audit.fields.${kind}_address`, kind)}: ${word(`forms.${part}`, part)}`
      const otherwise = word(`desk_settings.fields.${field}`, word(`forms.${field}`, field))
      return word(`desk_audit.fields.${field}`, otherwise)
    },
    sayValue,
  }
}
