import { CircleHelp } from 'lucide'
import { Button } from '../../../web/ui/button.tsx'
import { Dialog } from '../../../web/ui/dialog.tsx'
import { Drawer } from '../../../web/ui/drawer.tsx'
import { Field } from '../../../web/ui/field.tsx'
import { Icon } from '../../../web/ui/icon.tsx'
import { IconButton } from '../../../web/ui/icon-button.tsx'
import { PartNumber } from '../../../web/ui/part-number.tsx'
import { TextArea } from '../../../web/ui/text-area.tsx'
import { tell } from '../../shell/notices/notices.ts'
import { PARTS } from './parts.ts'
import type { Samples } from './samples.ts'
import { GallerySection, Row } from './section.tsx'

export function OverlaysSection({ words }: { words: Samples }) {
  const { overlays } = words
  return (
    <GallerySection designator="K1" title={words.sections.overlays}>
      <Row>
        <FeedbackDialog words={words} />
        <QuoteDrawer words={words} />
        <IconButton label={words.buttons.help} icon={<Icon of={CircleHelp} />} variant="outlined" />
        <Button variant="quiet" onClick={() => tell({ text: overlays.saved })}>
          {overlays.toastSuccess}
        </Button>
        <Button variant="quiet" onClick={() => tell({ text: overlays.failed, isError: true })}>
          {overlays.toastError}
        </Button>
      </Row>
    </GallerySection>
  )
}

function FeedbackDialog({ words }: { words: Samples }) {
  const { overlays, fields } = words
  return (
    <Dialog
      size="lg"
      title={overlays.dialog}
      closeLabel={words.close}
      trigger={<Button>{overlays.dialog}</Button>}
      footer={<Button variant="primary">{overlays.send}</Button>}
    >
      <p className="mb-4 text-ink-soft">{overlays.dialogText}</p>
      <Field label={fields.message} requiredLabel={words.required}>
        <TextArea rows={5} placeholder={fields.messagePlaceholder} />
      </Field>
    </Dialog>
  )
}

function QuoteDrawer({ words }: { words: Samples }) {
  const { overlays } = words
  return (
    <Drawer
      title={overlays.quotes}
      closeLabel={words.close}
      trigger={<Button>{overlays.drawer}</Button>}
      footer={<Button variant="primary">{overlays.send}</Button>}
    >
      <p className="mb-3 text-ink-soft">{overlays.drawerText}</p>
      <ul className="divide-y divide-hairline border-y border-hairline">
        {PARTS.slice(0, 2).map(part => (
          <li key={part.number} className="py-2.5">
            <PartNumber value={part.number} />
            <span className="block text-sm text-ink-soft">{part.maker}</span>
          </li>
        ))}
      </ul>
    </Drawer>
  )
}
