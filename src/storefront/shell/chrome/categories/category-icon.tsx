import { Layers } from 'lucide-react'

/** The operator's picture of a category, or a neutral icon. */
export function CategoryIcon({ src, className = 'size-6' }: { src: string; className?: string }) {
  if (!src) return <Layers className={`${className} text-brand shrink-0 stroke-[1.5]`} aria-hidden="true" />
  return <img src={src} alt="" width="24" height="24" loading="lazy" className={`${className} shrink-0`} />
}
