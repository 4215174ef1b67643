import { type Lang, LOCALES } from '../../../domain/locales.ts'

export const COLORS = {
  brand: '#0b5d44',
  action: '#b4591b',
  ink: '#14211c',
  inkSoft: '#4a5a53',
  paper: '#ffffff',
  bench: '#f4f7f5',
  hairline: '#dde5e0',
}

/** Phones: the mail fills the screen. Programs that ignore this still show a mail that shrinks. */
export const NARROW =
  '@media (max-width:480px){.outer{padding:0!important}.inner{padding-left:20px!important;padding-right:20px!important}}'

const LATIN = 'IBM Plex Sans,Segoe UI,Roboto,Helvetica,Arial,sans-serif'
const ARABIC = 'IBM Plex Sans Arabic,Segoe UI,Tahoma,Arial,sans-serif'
const MONO = 'IBM Plex Mono,Consolas,Menlo,monospace'

/** Uses left and right, because mail programs do not support logical properties. */
export function mailStyles(lang: Lang) {
  const isRtl = LOCALES[lang].dir === 'rtl'
  const start = isRtl ? 'right' : 'left'
  const side = isRtl ? 'borderRight' : 'borderLeft'
  const padded = isRtl ? 'paddingRight' : 'paddingLeft'
  const flow = { direction: LOCALES[lang].dir, textAlign: start, fontFamily: isRtl ? ARABIC : LATIN } as const
  const edges = { borderLeft: `1px solid ${COLORS.hairline}`, borderRight: `1px solid ${COLORS.hairline}` }
  const paragraph = { ...flow, margin: '0 0 20px', color: COLORS.ink, fontSize: '16px', lineHeight: '1.6' }
  const small = { ...paragraph, color: COLORS.inkSoft, fontSize: '14px' }
  return {
    page: { margin: '0', padding: '0', backgroundColor: COLORS.bench },
    outer: { padding: '32px 12px' },
    sheet: { width: '100%', maxWidth: '600px', backgroundColor: COLORS.paper },
    wordmark: { ...flow, ...edges, borderTop: `4px solid ${COLORS.brand}`, padding: '24px 40px 0' },
    wordmarkLink: {
      color: COLORS.brand,
      fontSize: '20px',
      fontWeight: '600',
      letterSpacing: isRtl ? 'normal' : '-0.01em',
      textDecoration: 'none',
    },
    logo: { height: '36px', width: 'auto', maxWidth: '200px', border: '0' },
    body: { ...flow, ...edges, padding: '28px 40px 16px' },
    heading: { ...paragraph, margin: '0 0 16px', fontSize: '24px', lineHeight: '1.3', fontWeight: '600' },
    text: paragraph,
    list: { ...paragraph, padding: '0', listStyleType: 'none', overflowWrap: 'anywhere' },
    link: { color: COLORS.brand, textDecoration: 'underline' },
    buttonTable: { margin: '4px 0 24px' },
    button: { backgroundColor: COLORS.action, borderRadius: '6px', textAlign: 'center' },
    buttonLink: {
      display: 'inline-block',
      padding: '13px 28px',
      color: COLORS.paper,
      fontFamily: flow.fontFamily,
      fontSize: '16px',
      fontWeight: '600',
      lineHeight: '1.25',
      textDecoration: 'none',
    },
    hint: { ...small, margin: '0 0 4px', fontSize: '13px' },
    address: {
      margin: '0 0 24px',
      fontFamily: MONO,
      fontSize: '12px',
      lineHeight: '1.5',
      textAlign: start,
      wordBreak: 'break-all',
    },
    addressLink: { color: COLORS.brand, textDecoration: 'none' },
    note: { ...small, [side]: `3px solid ${COLORS.hairline}`, [padded]: '14px' },
    footer: {
      ...small,
      ...edges,
      borderTop: `1px solid ${COLORS.hairline}`,
      borderBottom: `1px solid ${COLORS.hairline}`,
      backgroundColor: COLORS.bench,
      padding: '20px 40px 24px',
      fontSize: '13px',
      lineHeight: '1.7',
    },
    footerName: { color: COLORS.ink, fontWeight: '600' },
    footerLink: { color: COLORS.brand, textDecoration: 'none' },
  } as const
}
