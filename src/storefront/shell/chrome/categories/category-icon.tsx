import { Layers } from 'lucide'
import { Icon } from '../../../../web/ui/icon.tsx'

/** The operator's picture of a category, or a neutral icon. */
export function CategoryIcon({ src, className = 'size-6' }: { src: string; className?: string }) {
  if (!src) return <Icon of={Layers} className={`${className} text-brand shrink-0 stroke-[1.5]`} />
  return <img src={src} alt="" width="24" height="24" loading="lazy" className={`${className} shrink-0`} />
}
