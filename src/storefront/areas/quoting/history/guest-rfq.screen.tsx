import { useLoaderData } from 'react-router'
import { useTranslations } from 'use-intl'
import type { RfqDetail, RfqMessage } from '../../../../contract/shop/rfq-history.ts'
import { getRfqByKey, replyToRfqByKey } from '../../../../contract/shop/rfq-history.ts'
import { listCountries } from '../../../../contract/shop/site.ts'
import { useForm } from '../../../../web/forms/use-form.ts'
import { Container } from '../../../../web/ui/container.tsx'
import { Head } from '../../../shell/chrome/head.tsx'
import { screenLoader } from '../../../shell/page/screen-loader.ts'
import { RfqDetails } from './rfq-details.tsx'
import { ReplyForm } from './rfq-messages.tsx'

export const loader = screenLoader(async ({ call, optional, params, url }) => {
  const rfqKey = url.searchParams.get('key') ?? ''
  const [rfq, countries] = await Promise.all([
    call(getRfqByKey, { rfq_number: params.number ?? '', key: rfqKey }),
    // Without names, countries are shown by code.
    optional(call(listCountries), []),
  ])
  const country = countries.find(known => known.id === rfq.country)?.name ?? rfq.country
  return { rfq, country, rfqKey }
})

/** A request opened with its key: the link that visitors get by mail. */
export function Component() {
  const t = useTranslations('titles')
  const { rfqKey, ...details } = useLoaderData<typeof loader>()
  return (
    <Container size="wide" className="flex flex-col gap-6 py-6 md:py-8">
      <Head />
      <h1 className="text-2xl sm:text-3xl">{t('rfq')}</h1>
      <RfqDetails
        {...details}
        reply={onDone => <ReplyByKey rfq={details.rfq} rfqKey={rfqKey} onDone={onDone} />}
      />
    </Container>
  )
}

type ReplyByKeyProps = { rfq: RfqDetail; rfqKey: string; onDone: (message: RfqMessage) => void }

function ReplyByKey({ rfq: { id, rfq_number }, rfqKey, onDone }: ReplyByKeyProps) {
  const form = useForm(replyToRfqByKey, {
    extra: { rfq_number, key: rfqKey },
    draft: `rfq-reply-${id}`,
    onDone: message => {
      form.reset()
      onDone(message)
    },
  })
  return <ReplyForm form={form} />
}
