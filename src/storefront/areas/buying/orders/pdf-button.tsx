import { FileDown } from 'lucide'
import { type ReactNode, useState } from 'react'
import type { Wording } from '../../../../contract/wire/messages.ts'
import { saveFile } from '../../../../web/browser/save-file.ts'
import { useSay } from '../../../../web/forms/form-context.ts'
import { wordingOf } from '../../../../web/forms/problem.ts'
import { Button } from '../../../../web/ui/button.tsx'
import { ErrorText } from '../../../../web/ui/error-text.tsx'
import { Icon } from '../../../../web/ui/icon.tsx'
import { useIsHydrated } from '../../../../web/ui/use-is-hydrated.ts'

type PdfButtonProps = { load: () => Promise<{ file_name: string; content: string }>; children: ReactNode }

/** Saves a PDF that the server draws. */
export function PdfButton({ load, children }: PdfButtonProps) {
  const say = useSay()
  const [isBusy, setIsBusy] = useState(false)
  const [trouble, setTrouble] = useState<Wording | null>(null)
  const download = async () => {
    setIsBusy(true)
    setTrouble(null)
    try {
      const { file_name, content } = await load()
      saveFile(file_name, content, 'pdf')
    } catch (error) {
      setTrouble(wordingOf(error))
    }
    setIsBusy(false)
  }
  return (
    <>
      <Button
        icon={<Icon of={FileDown} />}
        isBusy={isBusy}
        disabled={!useIsHydrated()}
        onClick={() => void download()}
      >
        {children}
      </Button>
      {trouble && <ErrorText role="alert">{say(trouble)}</ErrorText>}
    </>
  )
}
