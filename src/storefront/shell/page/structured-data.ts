export type Crumb = { label: string; href: string }

/** What search engines read about a page: the text of a script element that no text of ours can end. */
export function scriptText(graph: readonly object[]): string {
  return JSON.stringify({ '@context': 'https://schema.org', '@graph': graph }).replaceAll('<', '\\u003c')
}

export type Absolute = (path: string) => string

/** `home`: the shop's own address, as https://shop.example. */
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
