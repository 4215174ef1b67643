import { ButtonsSection } from './buttons-section.tsx'
import { FeedbackSection } from './feedback-section.tsx'
import { FormsSection } from './forms-section.tsx'
import { NavigationSection } from './navigation-section.tsx'
import { OverlaysSection } from './overlays-section.tsx'
import { ProseSection } from './prose-section.tsx'
import { ResultsSection } from './results-section.tsx'
import type { Samples } from './samples.ts'
import { TradeSection } from './trade-section.tsx'

/** Every component once, in one language. */
export function Specimen({ words, title }: { words: Samples; title: string }) {
  return (
    <>
      <h2 className="mb-4 text-xl text-brand">{title}</h2>
      <TradeSection words={words} />
      <ResultsSection words={words} />
      <ButtonsSection words={words} />
      <FormsSection words={words} />
      <NavigationSection words={words} />
      <OverlaysSection words={words} />
      <FeedbackSection words={words} />
      <ProseSection words={words} />
    </>
  )
}
