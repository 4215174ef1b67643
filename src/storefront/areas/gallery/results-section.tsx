import { Button } from '../../../web/ui/button.tsx'
import { PartNumber } from '../../../web/ui/part-number.tsx'
import { Price } from '../../../web/ui/price.tsx'
import { StockBadge } from '../../../web/ui/stock-badge.tsx'
import { Table, Td, Th } from '../../../web/ui/table.tsx'
import { TextInput } from '../../../web/ui/text-input.tsx'
import { PARTS } from './parts.ts'
import type { Samples } from './samples.ts'
import { GallerySection } from './section.tsx'

export function ResultsSection({ words }: { words: Samples }) {
  const { results, fields } = words
  return (
    <GallerySection designator="RN1" title={words.sections.results}>
      <Table label={results.label}>
        <thead>
          <tr>
            <Th>{results.part}</Th>
            <Th>{results.description}</Th>
            <Th>{results.package}</Th>
            <Th>{results.stock}</Th>
            <Th isNumeric>{results.price}</Th>
            <Th>{fields.quantity}</Th>
          </tr>
        </thead>
        <tbody>
          {PARTS.map((part, index) => (
            <ResultRow
              key={part.number}
              part={part}
              description={words.descriptions[index] ?? ''}
              words={words}
            />
          ))}
        </tbody>
      </Table>
    </GallerySection>
  )
}

type ResultRowProps = { part: (typeof PARTS)[number]; description: string; words: Samples }

function ResultRow({ part, description, words }: ResultRowProps) {
  return (
    <tr>
      <Td>
        <a href={`#${part.number}`} className="text-brand hover:underline">
          <PartNumber value={part.number} size="sm">
            {part.number.startsWith('LM358') && <mark>LM358</mark>}
            {part.number.replace('LM358', '')}
          </PartNumber>
        </a>
        <span className="block text-ink-soft">{part.maker}</span>
      </Td>
      <Td className="min-w-44">{description}</Td>
      <Td>
        <bdi className="whitespace-nowrap">{part.package}</bdi>
      </Td>
      <Td className="whitespace-nowrap">
        <StockBadge level={part.level}>{words.stock[part.level]}</StockBadge>
      </Td>
      <Td isNumeric>
        <Price text={part.price} size="sm" />
      </Td>
      <Td>
        <span className="flex items-center gap-2">
          <TextInput
            size="sm"
            aria-label={`${words.fields.quantity} ${part.number}`}
            defaultValue={100}
            disabled={part.level === 'out'}
            className="max-w-20"
          />
          <Button size="sm" disabled={part.level === 'out'}>
            {words.results.add}
          </Button>
        </span>
      </Td>
    </tr>
  )
}
