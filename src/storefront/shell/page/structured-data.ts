export type Crumb = { label: string; href: string }

/** Structured data for search engines: the text of a script element, escaped so that no text can end it. */
export function scriptText(graph: readonly object[]): string {
  return JSON.stringify({ '@context': 'https://schema.org', '@graph': graph }).replaceAll('<', '\\u003c')
}

export type Absolute = (path: string) => string

/** `home`: the shop's own origin, such as https://shop.example. */
export function absoluteIn(home: string): Absolute {
  return path => (/^https?:/.test(path) ? path : home + path)
}

export function breadcrumbData(crumbs: readonly Crumb[], absolute: Absolute) {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: absolute(href),
    })),
  }
}
