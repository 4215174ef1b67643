import { ArrowRight } from 'lucide'
import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { BOM_PATH, FIXED_PAGES } from '../../../domain/paths.ts'
import { Link } from '../../../web/i18n/link.tsx'
import { Icon } from '../../../web/ui/icon.tsx'
import { BomDrop } from '../quoting/bom/bom-drop.tsx'
import { bomStore } from '../quoting/bom/bom-store.ts'
import { HomeSection } from './section.tsx'

/** Uploads a BOM, which is then reviewed on the RFQ page. */
export function BomPanel() {
  const t = useTranslations('home')
  const navigate = useNavigate()
  return (
    <HomeSection isNear title={t('bom_title')} text={t('quote_text')}>
      <div className="grid gap-6 lg:grid-cols-3">
        <BomDrop
          isPrimary
          onSent={session => {
            bomStore.set(session)
            void navigate(BOM_PATH)
          }}
        />
        <Steps />
        <BuyNote />
      </div>
    </HomeSection>
  )
}

function Steps() {
  const t = useTranslations('home')
  return (
    <ol className="flex flex-col justify-center gap-4">
      {[t('bom_step_1'), t('bom_step_2'), t('bom_step_3')].map((step, index) => (
        <li key={step} className="flex gap-4">
          <span
            aria-hidden="true"
            className="border-brand text-brand grid size-8 shrink-0 place-items-center rounded-full border-2 font-mono font-semibold"
          >
            {index + 1}
          </span>
          <span className="pt-1">{step}</span>
        </li>
      ))}
    </ol>
  )
}

function BuyNote() {
  const t = useTranslations('home')
  return (
    <div className="bg-bench flex flex-col gap-2 rounded-md p-6">
      <h3 className="text-base">{t('buy_title')}</h3>
      <p className="text-ink-soft">{t('buy_text')}</p>
      <Link
        to={FIXED_PAGES['how-to-buy']}
        className="text-brand mt-auto inline-flex min-h-8 items-center gap-1 font-semibold hover:underline"
      >
        {t('buy_link')}
        <Icon of={ArrowRight} className="flip-rtl size-4" />
      </Link>
    </div>
  )
}
