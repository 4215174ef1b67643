import { logError } from '../../log.ts'
import { WorkerTrouble } from '../../workers/index.ts'
import type { ComposedMail, Composers, ComposeTools } from '../mail/index.ts'
import { findOrder } from '../orders/index.ts'
import { type ProformaContext, writeProforma } from './write-proforma.ts'

type ProformaTools = Omit<ProformaContext, 'db' | 'lang'>

/** Attaches the proforma invoice to the order confirmation. */
export function withProforma(composers: Composers, proforma: ProformaTools): Composers {
  const { order_placed: compose } = composers
  if (!compose) throw new Error('no composer for the mail with the proforma')
  return {
    ...composers,
    order_placed: async (tools, fields) => {
      const mail = await compose(tools, fields)
      return mail && attach(proforma, tools, mail, Number(fields.order_id))
    },
  }
}

async function attach(
  proforma: ProformaTools,
  { db, lang, attempts }: ComposeTools,
  mail: ComposedMail,
  orderId: number,
): Promise<ComposedMail> {
  const order = await findOrder(db, orderId)
  if (!order) return mail
  try {
    const file = await writeProforma({ ...proforma, db, lang }, order, `mail ${orderId}`)
    const attachments = [...(mail.attachments ?? []), { ...file, contentType: 'application/pdf' }]
    return { ...mail, attachments }
  } catch (error) {
    // The mailer logs it and retries the mail later.
    if (!isLasting(error, attempts)) throw error
    // The mail contains everything a buyer needs to pay.
    logError('proforma not attached', error, { order: orderId })
    return mail
  }
}

const DRAWING_ATTEMPTS = 4
/** Ten minutes: a full queue says nothing about this proforma, but the buyer waits for the confirmation. */
const BUSY_ATTEMPTS = 8

/** A process killed from outside looks like one that exceeded its limits: only a retry tells them apart. */
function isLasting(error: unknown, attempts: number): boolean {
  const isBusy = error instanceof WorkerTrouble && error.problem === 'busy'
  return attempts >= (isBusy ? BUSY_ATTEMPTS : DRAWING_ATTEMPTS)
}
