import { ArrowRight, FileSpreadsheet, PackageCheck, ScanSearch } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Head } from '../../chrome/head.tsx'
import { Link } from '../../i18n/link.tsx'
import { useSite } from '../../site-data.ts'
import { Container } from '../../ui/container.tsx'
import { BoardDrawing } from './board-drawing.tsx'

export function Component() {
  const t = useTranslations()
  const description = useSite()?.config.seo.description
  return (
    <>
      <Head description={description} />
      <section className="bg-brand text-white">
        <Container size="full" className="grid items-center gap-8 py-10 lg:grid-cols-[1fr_24rem] lg:py-14">
          <div className="flex flex-col gap-4">
            <h1 className="text-3xl lg:text-4xl">{t('titles.home')}</h1>
            <p className="max-w-prose text-lg">{t('home.lead')}</p>
          </div>
          <BoardDrawing className="hidden lg:block" />
        </Container>
      </section>
      <Container size="full" className="grid gap-4 py-10 md:grid-cols-3">
        <Way
          icon={<ScanSearch />}
          title={t('home.find_title')}
          text={t('home.find_text')}
          to="/category"
          link={t('home.find_link')}
        />
        <Way
          icon={<FileSpreadsheet />}
          title={t('home.quote_title')}
          text={t('home.quote_text')}
          to="/rfq"
          link={t('home.quote_link')}
        />
        <Way
          icon={<PackageCheck />}
          title={t('home.buy_title')}
          text={t('home.buy_text')}
          to="/companyprofile/how-to-buy"
          link={t('home.buy_link')}
        />
      </Container>
    </>
  )
}

type WayProps = { icon: ReactNode; title: string; text: string; to: string; link: string }

function Way({ icon, title, text, to, link }: WayProps) {
  return (
    <section className="border-hairline flex flex-col gap-2 rounded-md border p-6">
      <span className="text-action" aria-hidden="true">
        {icon}
      </span>
      <h2 className="text-lg">{title}</h2>
      <p className="text-ink-soft">{text}</p>
      <Link
        to={to}
        className="text-brand mt-auto inline-flex min-h-8 items-center gap-1 font-semibold hover:underline"
      >
        {link}
        <ArrowRight className="flip-rtl size-4" aria-hidden="true" />
      </Link>
    </section>
  )
}
