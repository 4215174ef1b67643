import { useTranslations } from 'use-intl'
import { LIMITS } from '../../../../domain/limits.ts'
import { useSay } from '../../../../web/forms/form-context.ts'
import { useFormat } from '../../../../web/i18n/use-format.ts'
import { Button } from '../../../../web/ui/button.tsx'
import { Field } from '../../../../web/ui/field.tsx'
import { Notice } from '../../../../web/ui/notice.tsx'
import { Spinner } from '../../../../web/ui/spinner.tsx'
import { TextArea } from '../../../../web/ui/text-area.tsx'
import { ReviewProvider } from '../bom/review-context.ts'
import { ReviewedLines } from '../bom/reviewed-lines.tsx'
import { SaveProject } from '../bom/save-project.tsx'
import { changePad, clearPad, usePad } from './pad-store.ts'
import { unreadLines } from './unread-lines.ts'
import { type Pasted, usePastedLines } from './use-pasted-lines.ts'

/** The pad and the lines on it. */
export function QuickPad() {
  const t = useTranslations()
  const say = useSay()
  const pad = usePad()
  const { pasted, isReading, complaint } = usePastedLines()
  return (
    <>
      <PadField text={pad.text} />
      <p role="status" className="flex items-center gap-2 empty:hidden">
        {isReading && <Spinner className="text-brand" />}
        {isReading && t('bom.matching')}
      </p>
      {complaint && <Notice tone="error">{say(complaint)}</Notice>}
      {pasted && (
        <ReviewProvider value={{ state: pad, change: changePad }}>
          <PadLines {...pasted} isReading={isReading} />
        </ReviewProvider>
      )}
    </>
  )
}

function PadField({ text }: { text: string }) {
  const t = useTranslations()
  const format = useFormat()
  return (
    <div className="flex flex-col items-start gap-2">
      <Field
        label={t('quick.label')}
        hint={t('quick.hint', { max: format.count(LIMITS.pastedLines) })}
        className="w-full max-w-3xl"
      >
        <TextArea
          dir="ltr"
          rows={8}
          spellCheck={false}
          autoComplete="off"
          maxLength={LIMITS.pastedCharacters}
          placeholder={SAMPLE}
          className="font-mono text-sm rtl:text-end"
          value={text}
          onChange={event => changePad({ text: event.currentTarget.value })}
        />
      </Field>
      {text !== '' && (
        <Button size="sm" variant="quiet" onClick={clearPad}>
          {t('quick.clear')}
        </Button>
      )}
    </div>
  )
}

const SAMPLE = 'LM358DR 100\n10 x NE555P\nSTM32F103C8T6; 25\nRC0603FR-0710KL - 5000 pcs'

type PadLinesProps = Pasted & { isReading: boolean }

function PadLines({ text, lines, isReading }: PadLinesProps) {
  const t = useTranslations('quick')
  const format = useFormat()
  const unread = isReading ? [] : unreadLines(text, lines)
  return (
    <div className="overflow-clip rounded-md border border-hairline">
      {lines.length > 0 ? (
        <>
          <ReviewedLines lines={lines} />
          <SaveProject source={{ text }} suggestedName="" />
        </>
      ) : (
        !isReading && <p className="p-4 text-ink-soft">{t('no_lines')}</p>
      )}
      {unread.length > 0 && (
        <details className="bg-bench px-4 py-3">
          <summary className="min-h-6 font-semibold">
            {t('unread', { count: unread.length, shown: format.count(unread.length) })}
          </summary>
          <ul className="mt-2 text-sm">
            {unread.map(({ row, line }) => (
              <li key={row}>
                <bdi className="wrap-anywhere">{line}</bdi>
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  )
}
