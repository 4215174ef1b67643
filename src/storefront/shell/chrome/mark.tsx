type MarkProps = { name: string; className?: string }

/**
 * One of our own drawings from public/marks.svg. The icon set has no logos, and drawings in the script would add to
 * its size.
 */
export function Mark({ name, className }: MarkProps) {
  return (
    <svg className={className} aria-hidden="true">
      <use href={`/marks.svg#${name}`} />
    </svg>
  )
}
