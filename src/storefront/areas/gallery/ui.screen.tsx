import { DirectionProvider } from '@base-ui/react/direction-provider'
import { useTranslations } from 'use-intl'
import { Container } from '../../../web/ui/container.tsx'
import { ButtonsSection } from './buttons-section.tsx'
import { FeedbackSection } from './feedback-section.tsx'
import { FormsSection } from './forms-section.tsx'
import { NavigationSection } from './navigation-section.tsx'
import { OverlaysSection } from './overlays-section.tsx'
import { ProseSection } from './prose-section.tsx'
import { ResultsSection } from './results-section.tsx'
import type { Samples } from './samples.ts'
import { AR } from './samples-ar.ts'
import { EN } from './samples-en.ts'
import { TradeSection } from './trade-section.tsx'

/** All components, left to right and right to left. Only available in `npm run dev`. */
export function Component() {
  const t = useTranslations()
  return (
    <Container size="full" className="py-8">
      <h1 className="mb-8 text-3xl">{t('titles.ui')}</h1>
      <div dir="ltr" lang="en">
        <Specimen words={EN} title="English" />
      </div>
      <div dir="rtl" lang="ar" className="mt-16">
        <DirectionProvider direction="rtl">
          <Specimen words={AR} title="العربية" />
        </DirectionProvider>
      </div>
    </Container>
  )
}

/** Every component once, in one language. */
function Specimen({ words, title }: { words: Samples; title: string }) {
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
