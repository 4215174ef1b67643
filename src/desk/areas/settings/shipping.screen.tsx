import type { SettingSection } from '../../../contract/desk/settings.ts'
import { RateFields } from './rate-fields.tsx'
import { SectionForm } from './section-form.tsx'
import { SectionPage } from './section-page.tsx'
import { ShippingCost } from './shipping-cost.tsx'

export function Component() {
  return <SectionPage id="shipping">{section => <Shipping section={section} />}</SectionPage>
}

function Shipping({ section }: { section: SettingSection }) {
  return (
    <div className="flex flex-col gap-5">
      <ShippingCost rev={section.rev} />
      <SectionForm section={section}>
        <RateFields />
      </SectionForm>
    </div>
  )
}
