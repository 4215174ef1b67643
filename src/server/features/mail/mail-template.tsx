import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { LOCALES } from '../../../domain/locales.ts'
import { type ComposedMail, homeOf, type MailBlock, type MailFrame } from './compose.ts'
import { COLORS, mailStyles, NARROW } from './mail-styles.ts'

/** Tables and inline styles, because mail programs support nothing else. Mails to buyers load no external content. */
export function mailHtml(mail: ComposedMail, head: MailFrame): string {
  return `<!DOCTYPE html>${renderToStaticMarkup(<MailPage mail={mail} head={head} />)}`
}

type MailPageProps = { mail: ComposedMail; head: MailFrame }

function MailPage({ mail, head }: MailPageProps) {
  const { tag, dir } = LOCALES[head.lang]
  const styles = mailStyles(head.lang)
  return (
    <html lang={tag} dir={dir}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light" />
        <title>{mail.subject}</title>
        <style>{NARROW}</style>
      </head>
      <body dir={dir} style={styles.page}>
        <Table style={{ backgroundColor: COLORS.bench }}>
          <tr>
            <td align="center" className="outer" style={styles.outer}>
              <Table width={600} style={styles.sheet} dir={dir}>
                <Wordmark head={head} />
                <Body mail={mail} head={head} />
                <Footer head={head} />
              </Table>
            </td>
          </tr>
        </Table>
      </body>
    </html>
  )
}

type TableProps = {
  children: ReactNode
  style: Record<string, string>
  width?: number
  dir?: string
}

function Table({ children, style, width, dir }: TableProps) {
  return (
    <table
      role="presentation"
      width={width ?? '100%'}
      cellPadding={0}
      cellSpacing={0}
      border={0}
      style={style}
      dir={dir}
    >
      <tbody>{children}</tbody>
    </table>
  )
}

function Wordmark({ head }: { head: MailFrame }) {
  const styles = mailStyles(head.lang)
  return (
    <tr>
      <td className="inner" style={styles.wordmark}>
        <a href={homeOf(head)} style={styles.wordmarkLink}>
          {head.logo ? (
            <img src={head.logo} alt={head.shop} height={36} loading="lazy" style={styles.logo} />
          ) : (
            head.shop
          )}
        </a>
      </td>
    </tr>
  )
}

function Body({ mail, head }: MailPageProps) {
  const styles = mailStyles(head.lang)
  return (
    <tr>
      <td className="inner" style={styles.body}>
        <h1 style={styles.heading}>{mail.heading}</h1>
        {mail.blocks.map(block => (
          <Piece key={JSON.stringify(block)} block={block} head={head} />
        ))}
      </td>
    </tr>
  )
}

function Piece({ block, head }: { block: MailBlock; head: MailFrame }) {
  const styles = mailStyles(head.lang)
  if (block.kind === 'text') return <p style={styles.text}>{block.text}</p>
  if (block.kind === 'note') return <p style={styles.note}>{block.text}</p>
  if (block.kind === 'list')
    return (
      <ul style={styles.list}>
        {block.items.map(item => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    )
  if (block.kind === 'link')
    return (
      <p style={styles.text}>
        <a href={block.url} style={styles.link}>
          {block.text}
        </a>
      </p>
    )
  return <Button block={block} head={head} />
}

type ButtonBlock = Extract<MailBlock, { kind: 'button' }>

function Button({ block, head }: { block: ButtonBlock; head: MailFrame }) {
  const styles = mailStyles(head.lang)
  return (
    <>
      <table role="presentation" cellPadding={0} cellSpacing={0} border={0} style={styles.buttonTable}>
        <tbody>
          <tr>
            <td style={styles.button}>
              <a href={block.url} style={styles.buttonLink}>
                {block.text}
              </a>
            </td>
          </tr>
        </tbody>
      </table>
      <p style={styles.hint}>{head.t('mail.button_hint')}</p>
      <p dir="ltr" style={styles.address}>
        <a href={block.url} style={styles.addressLink}>
          {block.url}
        </a>
      </p>
    </>
  )
}

function Footer({ head }: { head: MailFrame }) {
  const { shop, publicUrl, contactEmail, companyAddress, lang, t } = head
  const styles = mailStyles(lang)
  return (
    <tr>
      <td className="inner" style={styles.footer}>
        <strong style={styles.footerName}>{shop}</strong>
        <br />
        {companyAddress && (
          <>
            <bdi>{companyAddress}</bdi>
            <br />
          </>
        )}
        <a href={homeOf(head)} dir="ltr" style={styles.footerLink}>
          {publicUrl.replace(/^https?:\/\//, '')}
        </a>
        {contactEmail && (
          <>
            <br />
            {t('mail.questions')}{' '}
            <a href={`mailto:${contactEmail}`} dir="ltr" style={styles.footerLink}>
              {contactEmail}
            </a>
          </>
        )}
      </td>
    </tr>
  )
}
