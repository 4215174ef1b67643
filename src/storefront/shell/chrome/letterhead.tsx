import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { localDay } from '../../../domain/dates.ts'
import { useFormat } from '../../../web/i18n/use-format.ts'
import { useShopName, useSite } from '../page/site-data.ts'

/** Printed only: the shop and the date. */
export function Letterhead() {
  const name = useShopName()
  const { company_address, contact_email, contact_tel } = useSite()?.config ?? {}
  return (
    <div
      data-letterhead=""
      className="border-ink mb-4 hidden justify-between gap-6 border-b pb-3 text-sm print:flex"
    >
      <div>
        <p className="text-base font-semibold">
          <bdi>{name}</bdi>
        </p>
        <p className="whitespace-pre-line" dir="auto">
          {company_address}
        </p>
        {[contact_email, contact_tel].filter(Boolean).map(contact => (
          <p key={contact}>
            <bdi className="ltr-value">{contact}</bdi>
          </p>
        ))}
      </div>
      <PrintDate />
    </div>
  )
}

/** Only the browser knows the date: pages are cached, and a tab may stay open overnight. */
function PrintDate() {
  const format = useFormat()
  const [day, setDay] = useState('')
  useEffect(() => {
    const update = () => setDay(localDay(new Date()))
    const updateAtOnce = () => flushSync(update)
    update()
    window.addEventListener('beforeprint', updateAtOnce)
    return () => window.removeEventListener('beforeprint', updateAtOnce)
  }, [])
  return day && <time dateTime={day}>{format.date(`${day}T00:00:00Z`)}</time>
}
