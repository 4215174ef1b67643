import { logError } from '../../log.ts'
import type { Composers, ComposeTools, Letter } from '../mail/index.ts'
import { findOrder } from '../orders/index.ts'
import { type ProformaTools, writeProforma } from './write-proforma.ts'

/** Whoever has ordered gets the paper to pay by with the mail that says so. */
export function withProforma(composers: Composers, proforma: ProformaTools): Composers {
  const { order_placed: compose } = composers
  if (!compose) throw new Error('nobody writes the mail the proforma goes with')
  return {
    ...composers,
    order_placed: async (tools, fields) => {
      const letter = await compose(tools, fields)
      return letter && attach(proforma, tools, letter, Number(fields.order_id))
    },
  }
}

async function attach(
  proforma: ProformaTools,
  { db, lang }: ComposeTools,
  letter: Letter,
  orderId: number,
): Promise<Letter> {
  try {
    const order = await findOrder(db, orderId)
    if (!order) return letter
    const file = await writeProforma(db, proforma, order, lang, `mail ${orderId}`)
    const attachments = [...(letter.attachments ?? []), { ...file, contentType: 'application/pdf' }]
    return { ...letter, attachments }
  } catch (error) {
    // The mail has everything it takes to pay: it does not wait for the paper.
    logError('proforma not attached', error, { order: orderId })
    return letter
  }
}
