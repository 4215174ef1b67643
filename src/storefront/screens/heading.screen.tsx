import { useTranslations } from 'use-intl'
import { Head } from '../chrome/head.tsx'
import { Container } from '../ui/container.tsx'
import { useScreen } from '../use-screen.ts'

/** Stands in for screens that are not built yet: address, title and guard are real. */
export function Component() {
  const t = useTranslations()
  const screen = useScreen()
  return (
    <Container size="full" className="py-10">
      <Head />
      <h1 className="text-2xl">{screen && t(screen.title)}</h1>
    </Container>
  )
}
