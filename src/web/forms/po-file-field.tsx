import { type ChangeEvent, useRef } from 'react'
import { TextInput } from '../ui/text-input.tsx'
import { FormField } from './form-field.tsx'

export type PoFile = { name: string; content: string }

/** As the check of the call names it, so that its error is shown here. */
const NAME = 'po_file.content'

type PoFileFieldProps = { label: string; hint: string; onFile: (file: PoFile | undefined) => void }

/** The buyer's purchase order as a PDF. It is read when it is chosen, and sent with the acceptance. */
export function PoFileField({ label, hint, onFile }: PoFileFieldProps) {
  const chosen = useRef<File | undefined>(undefined)
  const read = async ({ currentTarget: { files } }: ChangeEvent<HTMLInputElement>) => {
    const file = files?.[0]
    chosen.current = file
    onFile(undefined)
    if (!file) return
    const content = await toBase64(file)
    // Another one may have been chosen meanwhile.
    if (chosen.current === file) onFile({ name: file.name, content })
  }
  return (
    <FormField name={NAME} label={label} hint={hint} isOptional className="sm:max-w-120">
      <TextInput
        type="file"
        name={NAME}
        accept="application/pdf"
        onChange={event => void read(event)}
        className="file:text-brand file:me-3 file:font-semibold"
      />
    </FormField>
  )
}

function toBase64(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result).replace(/^.*,/, ''))
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(file)
  })
}
