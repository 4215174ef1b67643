import { FileSpreadsheet, Upload as UploadIcon } from 'lucide'
import { type DragEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Wording } from '../../../../contract/wire/messages.ts'
import { useSay } from '../../../../web/forms/form-context.ts'
import { Button } from '../../../../web/ui/button.tsx'
import { classNames } from '../../../../web/ui/class-names.ts'
import { Icon } from '../../../../web/ui/icon.tsx'
import { Notice } from '../../../../web/ui/notice.tsx'
import type { BomSession } from './bom-session.ts'
import { type Upload, useUpload } from './use-upload.ts'

type BomDropProps = {
  onSent: (session: BomSession) => void
  /** The upload is the screen's purpose. */
  isPrimary?: boolean
  /** Why there is no file any more. */
  complaint?: Wording | null
}

/** Only a hint for the file dialog: the server checks the content. */
const ACCEPTED = '.xls,.xlsx,.xlsm,.xlsb,.ods,.csv,.tsv,.txt'

const ZONE =
  'flex min-h-52 flex-col items-center justify-center gap-3 rounded-md border-2 border-dashed p-6 text-center transition-colors duration-150'

/** Takes a BOM by drag and drop or by file dialog, and shows the progress. */
export function BomDrop({ onSent, isPrimary, complaint }: BomDropProps) {
  const { upload, send, stop } = useUpload(onSent)
  const [isOver, setIsOver] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const zone = useFocusKept(upload.is)
  const take = (files: FileList | null) => {
    const file = files?.[0]
    if (file) void send(file)
  }
  const choose = () => input.current?.click()
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setIsOver(false)
    take(event.dataTransfer.files)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way; the button inside is for everyone
    <div
      ref={zone}
      onDragOver={event => {
        event.preventDefault()
        setIsOver(true)
      }}
      onDragLeave={event => setIsOver(isInside(event))}
      onDrop={drop}
      className={classNames(ZONE, isOver ? 'border-brand bg-brand-soft' : 'border-field bg-paper')}
    >
      <input
        ref={input}
        type="file"
        hidden
        accept={ACCEPTED}
        onChange={event => {
          take(event.currentTarget.files)
          // Otherwise the same file, once corrected, could not be chosen again.
          event.currentTarget.value = ''
        }}
      />
      <Waiting upload={upload} onStop={stop} />
      <Refused upload={upload} complaint={complaint} />
      {(upload.is === 'idle' || upload.is === 'refused') && (
        <Invitation isOver={isOver}>
          <Button
            variant={isPrimary ? 'primary' : 'secondary'}
            icon={<Icon of={UploadIcon} />}
            onClick={choose}
          >
            <ChooseText isAgain={upload.is === 'refused'} />
          </Button>
        </Invitation>
      )}
    </div>
  )
}

/** Each step removes the focused button, so its successor gets the focus. */
function useFocusKept(step: Upload['is']) {
  const zone = useRef<HTMLDivElement>(null)
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    if (document.activeElement === document.body) zone.current?.querySelector('button')?.focus()
  }, [step])
  return zone
}

function isInside({ currentTarget, relatedTarget }: DragEvent): boolean {
  return relatedTarget instanceof Node && currentTarget.contains(relatedTarget)
}

function ChooseText({ isAgain }: { isAgain: boolean }) {
  const t = useTranslations('bom_drop')
  return isAgain ? t('choose_another') : t('choose_file')
}

function Invitation({ isOver, children }: { isOver: boolean; children: ReactNode }) {
  const t = useTranslations()
  return (
    <>
      <Icon of={FileSpreadsheet} className="pointer-events-none size-10 stroke-[1.5] text-brand" />
      <span className="pointer-coarse:hidden font-semibold">
        {isOver ? t('bom_drop.let_go') : t('bom_drop.drop')}
      </span>
      {children}
      <span className="text-sm text-ink-soft">{t('bom_drop.formats')}</span>
      <noscript>{t('forms.needs_javascript')}</noscript>
    </>
  )
}

/** Rendered from the start, because screen readers announce only changes of an existing status. */
function Waiting({ upload, onStop }: { upload: Upload; onStop: () => void }) {
  const t = useTranslations('bom_drop')
  const isUnderWay = upload.is === 'sending' || upload.is === 'reading'
  return (
    <>
      {isUnderWay && (
        <bdi className="ltr-value max-w-full font-mono font-semibold wrap-anywhere">{upload.fileName}</bdi>
      )}
      <span role="status" className="empty:hidden">
        {isUnderWay && t(upload.is)}
      </span>
      {isUnderWay && <Progress percent={upload.is === 'sending' ? upload.percent : null} />}
      {isUnderWay && (
        <Button size="sm" onClick={onStop}>
          {t('cancel')}
        </Button>
      )}
    </>
  )
}

function Progress({ percent }: { percent: number | null }) {
  const t = useTranslations('bom_drop')
  return (
    <span className="flex w-full max-w-64 items-center gap-3">
      <progress
        aria-label={t('sending')}
        max={100}
        value={percent ?? undefined}
        className="h-2 min-w-0 flex-1 accent-action"
      />
      {percent !== null && <span className="ltr-value text-sm text-ink-soft">{percent} %</span>}
    </span>
  )
}

function Refused({ upload, complaint }: { upload: Upload; complaint?: Wording | null }) {
  const say = useSay()
  if (upload.is === 'refused') {
    return (
      <Notice
        tone="error"
        className="text-start"
        title={<bdi className="ltr-value font-mono wrap-anywhere">{upload.fileName}</bdi>}
      >
        {say(upload.why)}
      </Notice>
    )
  }
  if (upload.is !== 'idle' || !complaint) return null
  return (
    <Notice tone="error" className="text-start">
      {say(complaint)}
    </Notice>
  )
}
