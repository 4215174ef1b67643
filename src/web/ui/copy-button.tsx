import { Check, Copy } from 'lucide'
import { type RefObject, useEffect, useState } from 'react'
import { Icon } from './icon.tsx'
import { IconButton } from './icon-button.tsx'
import { VisuallyHidden } from './visually-hidden.tsx'

type CopyButtonProps = {
  value: string
  labels: { copy: string; copied: string }
  /** The element that contains the value. */
  source: RefObject<HTMLElement | null>
}

const FEEDBACK_MILLISECONDS = 1500

export function CopyButton({ value, labels, source }: CopyButtonProps) {
  const [isCopied, setIsCopied] = useState(false)
  useEffect(() => {
    if (!isCopied) return
    const timer = setTimeout(() => setIsCopied(false), FEEDBACK_MILLISECONDS)
    return () => clearTimeout(timer)
  }, [isCopied])

  const copy = () => navigator.clipboard.writeText(value).then(() => setIsCopied(true))
  return (
    <span className="inline-flex shrink-0">
      <IconButton
        size="sm"
        label={isCopied ? labels.copied : labels.copy}
        icon={isCopied ? <Icon of={Check} className="text-stock" /> : <Icon of={Copy} />}
        onClick={() => (isClipboardOpen() ? copy().catch(() => select(source)) : select(source))}
      />
      <span role="status">{isCopied && <VisuallyHidden>{labels.copied}</VisuallyHidden>}</span>
    </span>
  )
}

/** Browsers offer the clipboard only on HTTPS pages. */
function isClipboardOpen(): boolean {
  return window.isSecureContext && 'clipboard' in navigator
}

/** Selects the text, so that one key press copies it. */
function select(source: RefObject<HTMLElement | null>) {
  if (source.current) window.getSelection()?.selectAllChildren(source.current)
}
