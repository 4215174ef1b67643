import { Prose } from '../../../web/ui/prose.tsx'
import type { Samples } from './samples.ts'
import { GallerySection } from './section.tsx'

const TESTS = [
  ['X-ray', 'AS6081', '45', '1 d', '–'],
  ['Decapsulation', 'MIL-STD-883 2013', '3', '3 d', '–'],
]

export function ProseSection({ words }: { words: Samples }) {
  const { prose } = words
  return (
    <GallerySection designator="PCB1" title={words.sections.prose}>
      <Prose>
        <h4>{prose.title}</h4>
        <p>
          {prose.lead} <a href="#standard">AS6081</a>, <code>J-STD-002</code>.
        </p>
        <ul>
          {prose.points.map(point => (
            <li key={point}>{point}</li>
          ))}
        </ul>
        <blockquote>{prose.quote}</blockquote>
        <table>
          <thead>
            <tr>
              {prose.columns.map(column => (
                <th key={column}>{column}</th>
              ))}
            </tr>
          </thead>
          <tbody>
            {TESTS.map(test => (
              <tr key={test[0]}>
                {test.map(cell => (
                  <td key={cell}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        <dl>
          {prose.terms.flatMap(([term, meaning]) => [
            <dt key={term}>{term}</dt>,
            <dd key={meaning}>{meaning}</dd>,
          ])}
        </dl>
      </Prose>
    </GallerySection>
  )
}
