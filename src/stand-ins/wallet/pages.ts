import { escapeXml } from '../../domain/escape-xml.ts'
import type { StandInOrder } from './book.ts'

/** In English only: no real buyer sees this page. */
export function payPage(order: StandInOrder): string {
  const title = order.isGuest ? 'Pay by card' : 'Pay with your wallet'
  const isDone = order.status === 'APPROVED' || order.status === 'COMPLETED'
  return page(title, `<h1>${title}</h1>${bill(order)}${isDone ? doneNote(order) : choices(order)}`)
}

const SHOWN = 50

/** Lists payments, newest first; pending ones are decided here. */
export function homePage(orders: readonly StandInOrder[]): string {
  const rows = orders.toReversed().slice(0, SHOWN).map(homeRow).join('')
  const list = rows ? `<ul>${rows}</ul>` : '<p>Nothing was paid yet.</p>'
  return page('Payments', `<h1>Payments</h1>${list}`)
}

function homeRow({ id, unit, status, capture }: StandInOrder): string {
  const { value, currency_code } = unit.amount
  const title = `${escapeXml(unit.custom_id ?? id)}: ${escapeXml(value)} ${escapeXml(currency_code)}`
  const buttons = capture?.status === 'PENDING' ? decideForm(id) : ''
  return `<li>${title}, ${(capture?.status ?? status).toLowerCase().replaceAll('_', ' ')}${buttons}</li>`
}

function decideForm(id: string): string {
  return `<form method="post" action="/decide"><input type="hidden" name="token" value="${escapeXml(id)}">
<button name="status" value="COMPLETED" class="main">Complete it</button>
<button name="status" value="DECLINED">Deny it</button></form>`
}

export function lostPage(): string {
  return page(
    'Unknown payment',
    '<h1>Unknown payment</h1><p>There is no such payment. Go back to the shop.</p>',
  )
}

function bill({ brand, unit }: StandInOrder): string {
  const { value, currency_code } = unit.amount
  return `<dl><dt>To</dt><dd>${escapeXml(brand)}</dd><dt>For</dt><dd>${escapeXml(unit.description ?? unit.custom_id ?? '')}</dd>
<dt>Amount</dt><dd class="amount">${escapeXml(value)} ${escapeXml(currency_code)}</dd></dl>`
}

function choices(order: StandInOrder): string {
  return `<form method="post" action="/checkoutnow">
<input type="hidden" name="token" value="${escapeXml(order.id)}">
${order.isGuest ? cardFields() : ''}
<button name="choice" value="pay" class="main">Pay (test)</button>
<button name="choice" value="pending">Pay, but leave it pending</button>
<button name="choice" value="decline">Decline</button>
<button name="choice" value="cancel">Cancel and go back</button>
</form>`
}

/** For show: these inputs are not sent. */
function cardFields(): string {
  const field = (label: string, value: string) =>
    `<label>${label}<input readonly value="${value}" inputmode="numeric"></label>`
  return `<fieldset><legend>Test card</legend>${field('Card number', '4111 1111 1111 1111')}
${field('Expires', '12/30')}${field('Security code', '123')}</fieldset>`
}

function doneNote(order: StandInOrder): string {
  return `<p>You have already agreed to this payment.</p><p><a href="${escapeXml(returnUrl(order))}">Back to the shop</a></p>`
}

/** The URL to which the buyer returns after approval. */
export function returnUrl({ returnUrl, id, payerId }: StandInOrder): string {
  const url = new URL(returnUrl)
  url.searchParams.set('token', id)
  if (payerId) url.searchParams.set('PayerID', payerId)
  return url.href
}

export function cancelUrl({ cancelUrl, id }: StandInOrder): string {
  const url = new URL(cancelUrl)
  url.searchParams.set('token', id)
  return url.href
}

function page(title: string, content: string): string {
  return `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>Test: ${title}</title><link rel="stylesheet" href="/style.css"></head>
<body><p class="banner" role="note"><strong>This is a test.</strong> No wallet, no bank and no card is involved, and no money moves.</p>
<main>${content}</main></body></html>`
}

export const STYLE = `body { margin: 0; background: #f4f7f5; color: #14211c; font: 16px/1.55 system-ui, sans-serif }
.banner { margin: 0; padding: 12px 16px; background: #ffd84d; color: #241c00; text-align: center }
main { max-width: 440px; margin: 32px auto; padding: 24px; background: #fff; border: 1px solid #dde5e0; border-radius: 6px }
h1 { margin: 0 0 16px; font-size: 24px; line-height: 1.3 }
ul { display: grid; gap: 12px; margin: 0; padding: 0; list-style: none }
dl { display: grid; grid-template-columns: auto 1fr; gap: 4px 16px; margin: 0 0 24px }
dt { color: #4a5a53 }
dd { margin: 0; overflow-wrap: anywhere }
.amount { font-weight: 600; font-variant-numeric: tabular-nums }
form { display: grid; gap: 12px }
fieldset { display: grid; gap: 8px; margin: 0; padding: 12px; border: 1px solid #dde5e0; border-radius: 6px }
label { display: grid; gap: 4px; font-size: 14px }
input { padding: 8px; border: 1px solid #b9c6bf; border-radius: 4px; font: inherit; background: #f4f7f5 }
button { min-height: 44px; border: 1px solid #0b5d44; border-radius: 6px; background: #fff; color: #0b5d44; font: inherit; cursor: pointer }
button.main { background: #0b5d44; color: #fff; font-weight: 600 }
button:focus-visible, a:focus-visible, input:focus-visible { outline: 3px solid #ffb000; outline-offset: 2px }
a { color: #0b5d44 }
@media (max-width: 480px) { main { margin: 0; border-width: 0 0 1px; border-radius: 0 } }
`
