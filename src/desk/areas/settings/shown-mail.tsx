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
  const written = new DOMParser().parseFromString(withoutStyles(html), 'text/html')
  for (const unwanted of written.querySelectorAll('script, link, meta, base')) unwanted.remove()
  for (const link of written.querySelectorAll('a')) link.removeAttribute('href')
  const root = shown.importNode(written.documentElement, true)
  shown.documentElement.replaceWith(root)
  for (const element of root.querySelectorAll('[data-style]'))
    if (isStyled(element)) element.style.cssText = element.getAttribute('data-style') ?? ''
}

/** The browser reports each inline style to the console as soon as it reads it. */
function withoutStyles(html: string): string {
  return html.replace(/<style\b.*?<\/style>/gis, '').replaceAll(' style="', ' data-style="')
}

/** Elements of a frame belong to another window, so `instanceof` does not know them. */
function isStyled(element: Element): element is HTMLElement {
  return 'style' in element
}
