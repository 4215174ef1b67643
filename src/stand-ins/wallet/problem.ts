import { newId } from './book.ts'

/** An error in PayPal's format. */
export type StandInProblem = {
  name: string
  message: string
  debug_id: string
  details?: { issue: string; description: string }[]
  links: { href: string; rel: string; method: string }[]
}

/** Thrown to refuse a request; becomes the response. */
export class Refused extends Error {
  readonly status: number
  readonly body: object

  constructor(status: number, body: object) {
    super(`refused with ${status}`)
    this.status = status
    this.body = body
  }
}

const DOCS = 'https://developer.paypal.com/docs/api/orders/v2/'

const DESCRIPTIONS = {
  ORDER_NOT_APPROVED:
    "Payer has not yet approved the Order for payment. Please redirect the payer to the 'rel':'approve' url returned as part of the HATEOAS links within the Create Order call or provide a valid payment_source in the request.",
  ORDER_ALREADY_CAPTURED:
    "Order already captured. If 'intent=CAPTURE' only one capture per order is allowed.",
  INSTRUMENT_DECLINED:
    'The instrument presented was either declined by the processor or bank, or it can’t be used for this payment.',
  CAPTURE_FULLY_REFUNDED: 'The capture has already been fully refunded.',
  REFUND_AMOUNT_EXCEEDED:
    'The refund amount must be less than or equal to the capture amount that has not yet been refunded.',
  CAPTURE_STATUS_NOT_VALID: 'The capture is not in a state that can be refunded.',
} as const

export function unprocessable(
  issue: keyof typeof DESCRIPTIONS,
  links: StandInProblem['links'] = [],
): Refused {
  return problem(
    422,
    'UNPROCESSABLE_ENTITY',
    'The requested action could not be performed, semantically incorrect, or failed business validation.',
    { issue, description: DESCRIPTIONS[issue] },
    [{ href: `${DOCS}#error-${issue}`, rel: 'information_link', method: 'GET' }, ...links],
  )
}

export function notFound(): Refused {
  return problem(404, 'RESOURCE_NOT_FOUND', 'The specified resource does not exist.', {
    issue: 'INVALID_RESOURCE_ID',
    description: 'Specified resource ID does not exist. Please check the resource ID and try again.',
  })
}

export function invalidRequest(description: string): Refused {
  return problem(
    400,
    'INVALID_REQUEST',
    'Request is not well-formed, syntactically incorrect, or violates schema.',
    { issue: 'INVALID_PARAMETER_SYNTAX', description },
  )
}

export function serverTrouble(status: 500 | 503): Refused {
  return status === 500
    ? problem(500, 'INTERNAL_SERVER_ERROR', 'An internal server error has occurred.')
    : problem(503, 'SERVICE_UNAVAILABLE', 'Service Unavailable.')
}

function problem(
  status: number,
  name: string,
  message: string,
  detail?: { issue: string; description: string },
  links: StandInProblem['links'] = [],
): Refused {
  const body: StandInProblem = { name, message, debug_id: newId(13).toLowerCase(), links }
  return new Refused(status, detail ? { ...body, details: [detail] } : body)
}
