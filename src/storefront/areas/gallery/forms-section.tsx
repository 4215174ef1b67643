import { Checkbox } from '../../../web/ui/checkbox.tsx'
import { Field } from '../../../web/ui/field.tsx'
import { RadioGroup } from '../../../web/ui/radio-group.tsx'
import { Select } from '../../../web/ui/select.tsx'
import { TextArea } from '../../../web/ui/text-area.tsx'
import { TextInput } from '../../../web/ui/text-input.tsx'
import { CaptchaField } from '../../shell/captcha/captcha-field.tsx'
import type { Samples } from './samples.ts'
import { GallerySection } from './section.tsx'

export function FormsSection({ words }: { words: Samples }) {
  return (
    <GallerySection designator="J1" title={words.sections.forms}>
      <div className="grid items-start gap-x-6 gap-y-5 sm:grid-cols-2">
        <TextFields words={words} />
        <Choices words={words} />
        <CaptchaField />
        <CaptchaField error={{ key: 'errors.captcha_required' }} />
      </div>
    </GallerySection>
  )
}

function TextFields({ words }: { words: Samples }) {
  const { fields, required } = words
  const countries = fields.countries.map(label => ({ value: label, label }))
  return (
    <>
      <Field label={fields.email} hint={fields.emailHint} requiredLabel={required}>
        <TextInput type="email" name="email" autoComplete="off" defaultValue="buyer@boardworks.example" />
      </Field>
      <Field label={fields.email} error={fields.emailError} requiredLabel={required}>
        <TextInput type="email" autoComplete="off" defaultValue="buyer@" />
      </Field>
      <Field label={fields.part}>
        <TextInput isCode defaultValue="STM32F103C8T6" />
      </Field>
      <Field label={fields.part} isDisabled>
        <TextInput isCode defaultValue="LM358/NOPB" />
      </Field>
      <Field label={fields.country} requiredLabel={required}>
        <Select options={countries} placeholder={fields.countryPlaceholder} name="country" />
      </Field>
      <Field label={fields.message}>
        <TextArea rows={3} placeholder={fields.messagePlaceholder} />
      </Field>
    </>
  )
}

function Choices({ words }: { words: Samples }) {
  const { fields, locale } = words
  return (
    <>
      <RadioGroup
        legend={fields.shipping}
        name={`shipping-${locale}`}
        defaultValue="dhl"
        isBoxed
        options={[
          { value: 'dhl', label: fields.express, hint: fields.expressHint, aside: '$28.50' },
          { value: 'mail', label: fields.economy, hint: fields.economyHint, aside: '$6.20' },
        ]}
      />
      <fieldset className="flex flex-col gap-2">
        <legend className="mb-1.5 text-sm font-semibold">{fields.packages}</legend>
        <Checkbox label="SOIC-8" count="1,204" defaultChecked />
        <Checkbox label="TSSOP-8" count="318" />
        <Checkbox label="BGA-256" count="0" disabled />
        <Checkbox label={fields.terms} error={fields.termsError} />
      </fieldset>
    </>
  )
}
