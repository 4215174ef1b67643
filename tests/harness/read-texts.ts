/** All a visitor can read or hear on a page, piece by piece. Runs in the browser. */
export function readTexts(): string[] {
  const found: string[] = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    if (!node.parentElement?.closest('script, style, [lang]:not(html)')) found.push(node.textContent ?? '')
  for (const name of ['alt', 'aria-label', 'title', 'placeholder'])
    for (const element of document.querySelectorAll(`[${name}]`)) found.push(element.getAttribute(name) ?? '')
  found.push(document.title)
  return found.map(text => text.replace(/\s+/g, ' ').trim()).filter(text => text !== '')
}
