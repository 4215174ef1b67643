import { useTranslations } from 'use-intl'
import { INDEX_NAMES } from '../../../../domain/part-number.ts'
import { Link } from '../../../../web/i18n/link.tsx'
import { Container } from '../../../../web/ui/container.tsx'
import { Head } from '../../../shell/chrome/head.tsx'

export function PartIndex() {
  const t = useTranslations()
  return (
    <Container size="full" className="flex flex-col gap-6 py-8">
      <Head description={t('products.description')} />
      <div className="flex flex-col gap-2">
        <h1 className="text-3xl">{t('titles.products')}</h1>
        <p className="text-ink-soft max-w-prose">{t('products.lead')}</p>
      </div>
      <nav aria-label={t('titles.products')}>
        <ul className="grid grid-cols-4 gap-2 sm:grid-cols-6 lg:grid-cols-9 xl:grid-cols-13">
          {INDEX_NAMES.map(name => (
            <li key={name} className={name === 'other' ? 'col-span-2 min-w-0' : 'min-w-0'}>
              <Link
                to={`/products/${name}/1`}
                className="border-hairline hover:border-brand hover:bg-brand hover:text-white grid h-16 place-items-center rounded-md border font-mono text-2xl"
              >
                {name === 'other' ? t('footer.other') : name}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </Container>
  )
}
