import { escapeXml } from '../domain/escape-xml.ts'

export type SvgAttributes = Record<string, string | number>

export function element(tag: string, attributes: SvgAttributes, content = ''): string {
  const written = Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${typeof value === 'number' ? short(value) : escapeXml(value)}"`)
    .join('')
  return content ? `<${tag}${written}>${content}</${tag}>` : `<${tag}${written}/>`
}

export const rect = (x: number, y: number, width: number, height: number, attributes: SvgAttributes = {}) =>
  element('rect', { x, y, width, height, ...attributes })

export const circle = (cx: number, cy: number, r: number, attributes: SvgAttributes = {}) =>
  element('circle', { cx, cy, r, ...attributes })

export const path = (d: string, attributes: SvgAttributes = {}) => element('path', { d, ...attributes })

export const group = (attributes: SvgAttributes, ...children: string[]) =>
  element('g', attributes, children.join(''))

/** Builds a path, with numbers rounded to visible precision. */
export function trace(words: TemplateStringsArray, ...values: number[]): string {
  return words.map((word, at) => word + (at < values.length ? short(values[at] ?? 0) : '')).join('')
}

export function text(x: number, y: number, size: number, content: string, attributes: SvgAttributes = {}) {
  return element(
    'text',
    { x, y, 'font-size': size, 'text-anchor': 'middle', ...attributes },
    escapeXml(content),
  )
}

export function short(value: number): string {
  return String(Math.round(value * 10) / 10 + 0)
}
