import { VisuallyHidden } from './visually-hidden.tsx'

export function RequiredMark({ label }: { label: string }) {
  return (
    <>
      <span aria-hidden className="ms-1 text-error">
        *
      </span>
      <VisuallyHidden> ({label})</VisuallyHidden>
    </>
  )
}
