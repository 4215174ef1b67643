import { Plus, Trash2 } from 'lucide'
import { type ChangeEvent, useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { DecimalMark } from '../../../domain/read-price.ts'
import { useFieldError } from '../../../web/forms/form-context.ts'
import { FormField } from '../../../web/forms/form-field.tsx'
import { useDecimalMark } from '../../../web/i18n/use-decimal-mark.ts'
import { Button } from '../../../web/ui/button.tsx'
import { ErrorText } from '../../../web/ui/error-text.tsx'
import { Icon } from '../../../web/ui/icon.tsx'
import { IconButton } from '../../../web/ui/icon-button.tsx'
import { Table, Td, Th } from '../../../web/ui/table.tsx'
import { TextArea } from '../../../web/ui/text-area.tsx'
import { TextInput } from '../../../web/ui/text-input.tsx'
import { ConflictNote } from './conflict-note.tsx'
import { EMPTY_ZONE, readRates, type TypedRate, type TypedZone, writeRates } from './rates.ts'
import { useSection, useSetting, useSettingText } from './section-context.ts'

const SETTING = 'shipping_rates'

/** Each service with its zones as a table. */
export function RateFields() {
  const t = useTranslations('desk_settings.rates')
  const tSections = useTranslations('desk_settings.sections')
  const { mayEdit } = useSection()
  const mark = useDecimalMark()
  const { value } = useSetting(SETTING)
  const [text, setText] = useSettingText(SETTING)
  const [rates, setRates] = useState(() => readRates(text, mark))
  const error = useFieldError(SETTING)
  const change = (next: TypedRate[]) => {
    setText(writeRates(next, mark))
    setRates(next)
  }
  const written = writeRates(rates, mark)
  const isSame = written === writeRates(readRates(value, mark), mark)
  return (
    <div data-kept-elsewhere className="flex min-w-0 flex-col gap-4">
      <input type="hidden" name={SETTING} value={isSame ? value : written} />
      <p className="text-sm text-ink-soft">{t('hint')}</p>
      {rates.map((rate, at) => (
        <RateTable
          // Services have no identity until they are saved.
          // biome-ignore lint/suspicious/noArrayIndexKey: the position is the identity
          key={at}
          rate={rate}
          place={`${SETTING}.${at}`}
          onChange={next => change(rates.with(at, next))}
          onRemove={rates.length > 1 ? () => change(rates.toSpliced(at, 1)) : null}
        />
      ))}
      {error && <ErrorText>{error}</ErrorText>}
      <ConflictNote name={SETTING} label={tSections('shipping')} shown={shown => summary(shown, mark)} />
      {mayEdit && (
        <Button
          size="sm"
          icon={<Icon of={Plus} />}
          className="self-start"
          onClick={() => change([...rates, { id: '', carrier: '', service: '', zones: [EMPTY_ZONE] }])}
        >
          {t('add_service')}
        </Button>
      )}
    </div>
  )
}

function summary(value: string, mark: DecimalMark): string {
  return readRates(value, mark)
    .map(({ carrier, service, zones }) => `${carrier} ${service}: ${zones.map(({ fee }) => fee).join(' / ')}`)
    .join('; ')
}

type RateTableProps = {
  rate: TypedRate
  /** The name of the service in the errors of the server. */
  place: string
  onChange: (rate: TypedRate) => void
  onRemove: (() => void) | null
}

function RateTable({ rate, place, onChange, onRemove }: RateTableProps) {
  const t = useTranslations('desk_settings.rates')
  const { mayEdit } = useSection()
  const name = `${rate.carrier} ${rate.service}`.trim() || t('new_service')
  return (
    <fieldset className="min-w-0 rounded-md border border-hairline p-3">
      <legend className="px-1 font-semibold">
        <bdi>{name}</bdi>
      </legend>
      <div className="grid gap-3 sm:grid-cols-3">
        {(['carrier', 'service', 'id'] as const).map(field => (
          <FormField key={field} name={`${place}.${field}`} label={t(field)} isOptional={field === 'service'}>
            <TextInput
              size="sm"
              isCode={field === 'id'}
              name={`${place}.${field}`}
              autoComplete="off"
              value={rate[field]}
              onChange={event => onChange({ ...rate, [field]: event.currentTarget.value })}
            />
          </FormField>
        ))}
      </div>
      <Table label={`${t('zones')}: ${name}, ${rate.id}`} className="mt-3 max-sm:block">
        <thead className="max-sm:sr-only">
          <tr>
            {ZONE_FIELDS.map(field => (
              <Th key={field}>{t(field)}</Th>
            ))}
            <Th>
              <span className="sr-only">{t('remove_zone')}</span>
            </Th>
          </tr>
        </thead>
        <tbody className="max-sm:block">
          {rate.zones.map((zone, at) => (
            <ZoneRow
              // biome-ignore lint/suspicious/noArrayIndexKey: the position is the identity
              key={at}
              zone={zone}
              place={`${place}.zones.${at}`}
              onChange={next => onChange({ ...rate, zones: rate.zones.with(at, next) })}
              onRemove={
                mayEdit && rate.zones.length > 1
                  ? () => onChange({ ...rate, zones: rate.zones.toSpliced(at, 1) })
                  : null
              }
            />
          ))}
        </tbody>
      </Table>
      {mayEdit && (
        <div className="mt-3 flex flex-wrap gap-2">
          <Button size="sm" onClick={() => onChange({ ...rate, zones: [...rate.zones, EMPTY_ZONE] })}>
            {t('add_zone')}
          </Button>
          {onRemove && (
            <Button size="sm" onClick={onRemove}>
              {t('remove_service')}
            </Button>
          )}
        </div>
      )}
    </fieldset>
  )
}

const ZONE_FIELDS = ['countries', 'fee', 'per_half_kg', 'min_days', 'max_days'] as const

type ZoneRowProps = {
  zone: TypedZone
  place: string
  onChange: (zone: TypedZone) => void
  onRemove: (() => void) | null
}

/** On phones each zone is a block. */
function ZoneRow({ zone, place, onChange, onRemove }: ZoneRowProps) {
  const t = useTranslations('desk_settings.rates')
  return (
    <tr className="max-sm:grid max-sm:grid-cols-2 max-sm:gap-x-2 max-sm:border-b max-sm:border-hairline max-sm:py-2">
      {ZONE_FIELDS.map(field => (
        <Td
          key={field}
          className={
            field === 'countries' ? 'max-sm:col-span-2 max-sm:border-0' : 'w-24 max-sm:w-auto max-sm:border-0'
          }
        >
          <ZoneCell
            name={`${place}.${field}`}
            label={t(field)}
            value={zone[field]}
            isLong={field === 'countries'}
            onChange={text => onChange({ ...zone, [field]: text })}
          />
        </Td>
      ))}
      <Td className="w-12 max-sm:w-auto max-sm:border-0">
        {onRemove && <IconButton label={t('remove_zone')} icon={<Icon of={Trash2} />} onClick={onRemove} />}
      </Td>
    </tr>
  )
}

type ZoneCellProps = {
  name: string
  label: string
  value: string
  /** Grows with its text. */
  isLong: boolean
  onChange: (text: string) => void
}

function ZoneCell({ name, label, value, isLong, onChange }: ZoneCellProps) {
  const id = useId()
  const error = useFieldError(name)
  const control = {
    size: 'sm',
    name,
    value,
    'aria-label': label,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': error ? id : undefined,
    autoComplete: 'off',
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      onChange(event.currentTarget.value),
  } as const
  return (
    <>
      <span aria-hidden className="text-xs text-ink-soft sm:hidden">
        {label}
      </span>
      {isLong ? (
        <TextArea
          {...control}
          rows={1}
          className="field-sizing-content resize-none font-mono ltr-value rtl:text-end"
        />
      ) : (
        <TextInput {...control} isCode />
      )}
      {error && <ErrorText id={id}>{error}</ErrorText>}
    </>
  )
}
