import { useEffect, useRef } from 'react'

type ShownMailProps = { html: string; title: string }

/**
 * Shows a mail in a frame that runs no scripts. The frame inherits the desk's policy, which forbids inline styles in
 * markup but not through the style object of an element.
 */
export function ShownMail({ html, title }: ShownMailProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  useEffect(() => {
    const shown = frame.current?.contentDocument
    if (shown) show(html, shown)
  }, [html])
  return (
    <iframe
      ref={frame}
      title={title}
      sandbox="allow-same-origin"
      className="h-[40rem] w-full rounded-md border border-hairline bg-bench"
    />
  )
}

/** Links are shown and lead nowhere: their targets belong to the sample. */
function show(html: string, shown: Document): void {
  const written = new DOMParser().parseFromString(html, 'text/html')
  for (const unwanted of written.querySelectorAll('style, script, link, meta, base')) unwanted.remove()
  for (const link of written.querySelectorAll('a')) link.removeAttribute('href')
  const styles = takeStyles(written)
  const root = shown.importNode(written.documentElement, true)
  shown.documentElement.replaceWith(root)
  for (const element of root.querySelectorAll('[data-styled]'))
    if (isStyled(element)) element.style.cssText = styles[Number(element.getAttribute('data-styled'))] ?? ''
}

function takeStyles(written: Document): string[] {
  return [...written.querySelectorAll('[style]')].map((element, at) => {
    const style = element.getAttribute('style') ?? ''
    element.removeAttribute('style')
    element.setAttribute('data-styled', String(at))
    return style
  })
}

/** Elements of a frame belong to another window, so `instanceof` does not know them. */
function isStyled(element: Element): element is HTMLElement {
  return 'style' in element
}
