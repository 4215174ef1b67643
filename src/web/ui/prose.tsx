import { type ComponentProps, useRef } from 'react'
import { classNames } from './class-names.ts'
import { useKeyboardScroll } from './use-keyboard-scroll.ts'
import './prose.css'

/** Article text by editors, so it is styled by tags instead of classes. */
export function Prose({ className, ...rest }: ComponentProps<'div'>) {
  const article = useRef<HTMLDivElement>(null)
  useKeyboardScroll(article, 'table, pre')
  return <div {...rest} ref={article} className={classNames('prose', className)} />
}
