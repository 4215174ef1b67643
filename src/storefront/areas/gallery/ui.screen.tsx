import { DirectionProvider } from '@base-ui/react/direction-provider'
import { useTranslations } from 'use-intl'
import { Container } from '../../../web/ui/container.tsx'
import { AR } from './samples-ar.ts'
import { EN } from './samples-en.ts'
import { Specimen } from './specimen.tsx'

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
