import { FileText } from 'lucide'
import type { ReactNode } from 'react'
import type { Goods } from '../../../../contract/shop/goods.ts'
import { Icon } from '../../../../web/ui/icon.tsx'

/** Operators import datasheet links from suppliers' lists, so they can contain anything. */
export function hasDatasheet({ datasheet }: Pick<Goods, 'datasheet'>): boolean {
  return /^(?:https?:\/\/|\/(?!\/))/.test(datasheet)
}

type DatasheetProps = { href: string; className: string; children: ReactNode }

export function Datasheet({ href, className, children }: DatasheetProps) {
  return (
    <a href={href} target="_blank" rel="noopener nofollow" className={className}>
      <Icon of={FileText} className="size-4 shrink-0" />
      {children}
    </a>
  )
}
