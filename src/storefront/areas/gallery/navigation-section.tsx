import { useState } from 'react'
import { Breadcrumbs } from '../../../web/ui/breadcrumbs.tsx'
import { Chip } from '../../../web/ui/chip.tsx'
import { Pagination } from '../../../web/ui/pagination.tsx'
import { Tabs } from '../../../web/ui/tabs.tsx'
import type { Samples } from './samples.ts'
import { GallerySection, Row } from './section.tsx'

export function NavigationSection({ words }: { words: Samples }) {
  const { navigation, remove } = words
  const [filters, setFilters] = useState(navigation.filters)
  const labels = { ...navigation, navigation: navigation.pages }
  return (
    <GallerySection designator="TP1" title={words.sections.navigation}>
      <Breadcrumbs
        label={navigation.here}
        crumbs={navigation.crumbs.map((label, index) => ({ label, href: `#crumb-${index}` }))}
      />
      <Tabs
        label={words.sections.navigation}
        tabs={navigation.tabs.map((label, index) => ({
          value: String(index),
          label,
          count: index === 2 ? '3' : undefined,
          content: <p>{navigation.tabText}</p>,
        }))}
      />
      <Row>
        {filters.map(filter => (
          <Chip
            key={filter}
            removeLabel={remove}
            onRemove={() => setFilters(chosen => chosen.filter(other => other !== filter))}
          >
            {filter}
          </Chip>
        ))}
      </Row>
      <Pagination page={7} pageCount={120} hrefFor={page => `#page-${page}`} labels={labels} />
    </GallerySection>
  )
}
