import { logError } from '../../log.ts'
import { WorkerTrouble } from '../../workers/index.ts'
import type { Attachment, ComposedMail, Composers, ComposeTools } from '../mail/index.ts'
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
  tools: ComposeTools,
  mail: ComposedMail,
  orderId: number,
): Promise<ComposedMail> {
  const { db, lang } = tools
  const order = await findOrder(db, orderId)
  if (!order) return mail
  const write = () => writeProforma({ ...proforma, db, lang }, order, `mail ${orderId}`)
  return attachPdf(tools, mail, { write, what: 'proforma', facts: { order: orderId } })
}

type PdfAttachment = {
  write: () => Promise<Pick<Attachment, 'fileName' | 'content'>>
  /** For the log. */
  what: string
  facts: Record<string, number>
}

/** The mail contains everything a buyer needs: if the PDF repeatedly cannot be drawn, it is sent without. */
export async function attachPdf(
  { attempts }: Pick<ComposeTools, 'attempts'>,
  mail: ComposedMail,
  { write, what, facts }: PdfAttachment,
): Promise<ComposedMail> {
  try {
    const attachments = [...(mail.attachments ?? []), { ...(await write()), contentType: 'application/pdf' }]
    return { ...mail, attachments }
  } catch (error) {
    // The mailer logs it and retries the mail later.
    if (!isLasting(error, attempts)) throw error
    logError(`${what} not attached`, error, facts)
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
