import { useRef } from 'react'
import { useTranslations } from 'use-intl'
import { saveView, shareView } from '../../../contract/desk/views.ts'
import type { ViewScreen } from '../../../domain/saved-views.ts'
import { CheckField } from '../../../web/forms/check-field.tsx'
import { Form } from '../../../web/forms/form.tsx'
import { SubmitButton } from '../../../web/forms/submit-button.tsx'
import { TextField } from '../../../web/forms/text-field.tsx'
import { useForm } from '../../../web/forms/use-form.ts'
import { Button } from '../../../web/ui/button.tsx'
import { Dialog } from '../../../web/ui/dialog.tsx'
import { useMay } from '../session/me.ts'
import { tell } from '../session/notices.ts'

type SaveViewProps = {
  screen: ViewScreen
  query: string
  isOpen: boolean
  onClose: () => void
  onSaved: () => unknown
}

export function SaveView(props: SaveViewProps) {
  const t = useTranslations()
  return (
    <Dialog
      size="sm"
      title={t('desk.views.title')}
      closeLabel={t('actions.close')}
      isOpen={props.isOpen}
      onOpenChange={isOpen => !isOpen && props.onClose()}
      initialFocus={() => document.querySelector<HTMLElement>('[data-save-view] input')}
    >
      <SaveViewForm {...props} />
    </Dialog>
  )
}

function SaveViewForm({ screen, query, onClose, onSaved }: SaveViewProps) {
  const t = useTranslations('desk')
  const may = useMay()
  const isShared = useRef(false)
  const form = useForm(saveView, {
    extra: { screen, query },
    compose: ({ share, ...typed }) => {
      isShared.current = share === true
      return typed
    },
    send: (call, view) => call(isShared.current ? shareView : saveView, view),
    onDone: ({ name }) => {
      tell({ key: 'desk.views.saved', values: { name } })
      onClose()
      return onSaved()
    },
  })
  return (
    <div data-save-view>
      <Form form={form}>
        <TextField name="name" autoComplete="off" label={t('views.name')} />
        {may('settings.edit') && <CheckField name="share" label={t('views.share')} />}
        <div className="flex flex-wrap justify-end gap-3">
          <Button onClick={onClose}>{t('cancel')}</Button>
          <SubmitButton>{t('save')}</SubmitButton>
        </div>
      </Form>
    </div>
  )
}
