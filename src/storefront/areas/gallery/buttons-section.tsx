import { CircleHelp, FileText, Heart, ShoppingCart, Trash2 } from 'lucide'
import { Button, buttonClass } from '../../../web/ui/button.tsx'
import { Icon } from '../../../web/ui/icon.tsx'
import { IconButton } from '../../../web/ui/icon-button.tsx'
import type { Samples } from './samples.ts'
import { GallerySection, Row } from './section.tsx'

export function ButtonsSection({ words }: { words: Samples }) {
  const { add, quote, datasheet, saving, soldOut, help } = words.buttons
  return (
    <GallerySection designator="SW1" title={words.sections.buttons}>
      <Row>
        <Button variant="primary" icon={<Icon of={ShoppingCart} />}>
          {add}
        </Button>
        <Button variant="secondary">{quote}</Button>
        <Button variant="quiet" icon={<Icon of={CircleHelp} />}>
          {help}
        </Button>
        <Button variant="primary" isBusy>
          {saving}
        </Button>
        <Button variant="primary" disabled>
          {soldOut}
        </Button>
        <a href="#datasheet" className={buttonClass({ variant: 'secondary' })}>
          <Icon of={FileText} />
          {datasheet}
        </a>
      </Row>
      <Row>
        <Button variant="primary" size="sm">
          {add}
        </Button>
        <Button variant="secondary" size="sm">
          {quote}
        </Button>
        <Button variant="quiet" size="sm">
          {help}
        </Button>
        <Button size="sm" isBusy>
          {saving}
        </Button>
        <IconButton label={words.remove} icon={<Icon of={Trash2} />} />
        <IconButton label={quote} icon={<Icon of={Heart} />} variant="outlined" />
        <IconButton label={words.remove} icon={<Icon of={Trash2} />} size="sm" />
        <IconButton label={words.remove} icon={<Icon of={Trash2} />} size="sm" disabled />
      </Row>
    </GallerySection>
  )
}
