type MarkProps = { name: string; className?: string }

/** A simple drawing of our own, from public/marks.svg: the icon set has no logos, and drawings are no load for the script. */
export function Mark({ name, className }: MarkProps) {
  return (
    <svg className={className} aria-hidden="true">
      <use href={`/marks.svg#${name}`} />
    </svg>
  )
}
