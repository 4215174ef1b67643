import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { ReadMail } from './mailbox-files.ts'

/** In English only: a tool for the operator, not for buyers. */
export function mailboxPage(base: string, mails: ReadMail[]): string {
  return page(
    base,
    'Mailbox',
    <>
      <h1>Mailbox</h1>
      <p>
        This shop has no mail server yet (<code>SMTP_URL</code>), so its mails are kept here. Newest first.
      </p>
      {mails.length === 0 ? (
        <p className="empty">No mail yet. Register an account and look again.</p>
      ) : (
        <MailTable base={base} mails={mails} />
      )}
    </>,
  )
}

function MailTable({ base, mails }: { base: string; mails: ReadMail[] }) {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Time</th>
          <th scope="col">To</th>
          <th scope="col">Subject</th>
        </tr>
      </thead>
      <tbody>
        {mails.map(({ file, time, to, subject }) => (
          <tr key={file}>
            <td>{readableTime(time)}</td>
            <td>{to}</td>
            <td>
              <a href={`${base}/${file}`}>
                <bdi>{subject || '(no subject)'}</bdi>
              </a>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

export function mailPage(base: string, mail: ReadMail): string {
  const { file, subject, text } = mail
  return page(
    base,
    subject,
    <>
      <p>
        <a href={base}>All mails</a>
      </p>
      <h1>
        <bdi>{subject}</bdi>
      </h1>
      <Headers mail={mail} />
      <Attachments base={base} mail={mail} />
      <iframe
        src={`${base}/${file}/html`}
        title="The mail as HTML"
        sandbox="allow-popups allow-top-navigation-by-user-activation allow-popups-to-escape-sandbox"
      />
      <h2>As plain text</h2>
      <pre dir="auto">{text}</pre>
    </>,
  )
}

function Headers({ mail }: { mail: ReadMail }) {
  const rows = [
    ['From', mail.from],
    ['To', mail.to],
    ['Reply to', mail.replyTo],
    ['Time', readableTime(mail.time)],
    ['File', mail.file],
  ]
  return (
    <dl>
      {rows
        .filter(([, value]) => value)
        .map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
    </dl>
  )
}

function Attachments({ base, mail: { file, attachments } }: { base: string; mail: ReadMail }) {
  if (attachments.length === 0) return null
  return (
    <ul>
      {attachments.map(({ index, name, content }) => (
        <li key={index}>
          <a href={`${base}/${file}/attachments/${index}`}>
            <bdi>{name}</bdi>
          </a>{' '}
          ({content.length.toLocaleString('en')} bytes)
        </li>
      ))}
    </ul>
  )
}

function readableTime(iso: string): string {
  return iso.replace('T', ' ').replace(/\.\d+Z$/, ' UTC')
}

function page(base: string, title: string, content: ReactNode): string {
  const markup = renderToStaticMarkup(
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{title}</title>
        <link rel="stylesheet" href={`${base}/style.css`} />
      </head>
      <body>
        <main>{content}</main>
      </body>
    </html>,
  )
  return `<!DOCTYPE html>${markup}`
}

export const STYLE = `body { margin: 0; background: #f4f7f5; color: #14211c; font: 16px/1.55 system-ui, sans-serif }
main { max-width: 960px; margin: 0 auto; padding: 24px 16px 48px }
h1 { font-size: 24px; line-height: 1.3 }
h2 { font-size: 18px }
a { color: #0b5d44 }
table { width: 100%; border-collapse: collapse; background: #fff; border: 1px solid #dde5e0; font-size: 14px }
th, td { padding: 10px 12px; text-align: start; border-bottom: 1px solid #dde5e0; overflow-wrap: anywhere }
td:first-child { white-space: nowrap; font-variant-numeric: tabular-nums }
dl { font-size: 14px }
dl div { display: flex; gap: 12px }
dt { min-width: 72px; color: #4a5a53 }
dd { margin: 0; overflow-wrap: anywhere }
iframe { width: 100%; height: 680px; border: 1px solid #dde5e0; border-radius: 6px; background: #f4f7f5 }
pre { padding: 16px; background: #fff; border: 1px solid #dde5e0; border-radius: 6px; font-size: 14px; white-space: pre-wrap; overflow-wrap: anywhere }
.empty { padding: 24px; background: #fff; border: 1px solid #dde5e0 }
@media (max-width: 600px) { td:first-child { white-space: normal } }
`
