import { inflateSync } from 'node:zlib'

/** A text run: its glyphs and their characters, from left to right. */
export type PdfRun = { x: number; y: number; size: number; font: string; glyphs: string[]; text: string }

type Font = { name: string; characters: string[] }

/** The runs of each page. Supports only the output of pdfkit. */
export function readPdf(pdf: Uint8Array): PdfRun[][] {
  const objects = new Map(
    Array.from(
      Buffer.from(pdf)
        .toString('latin1')
        .matchAll(/(\d+) 0 obj\n([\s\S]*?)\nendobj/g),
      found => [found[1] ?? '', found[2] ?? ''],
    ),
  )
  const referred = (text: string, name: string) =>
    objects.get(new RegExp(`/${name} (?:\\[)?(\\d+) 0 R`).exec(text)?.[1] ?? '') ?? ''
  const pageIds = /\/Kids \[([^\]]*)\]/.exec([...objects.values()].find(isTree) ?? '')?.[1] ?? ''
  return Array.from(pageIds.matchAll(/(\d+) 0 R/g), ([, id = '']) => {
    const page = objects.get(id) ?? ''
    const used = /\/Font <<([\s\S]*?)>>/.exec(referred(page, 'Resources'))?.[1] ?? ''
    const fonts = new Map(
      Array.from(used.matchAll(/\/(F\d+) (\d+) 0 R/g), ([, name = '', font = '']) => {
        const text = objects.get(font) ?? ''
        const table = unpack(referred(text, 'ToUnicode'))
        return [name, { name: /\+([\w-]+)/.exec(text)?.[1] ?? '', characters: readCharacters(table) }]
      }),
    )
    return readRuns(unpack(referred(page, 'Contents')), fonts)
  })
}

/** The lines of a page, each with its adjacent texts. */
export function readLines(runs: readonly PdfRun[]): string[] {
  const heights = [...new Set(runs.map(run => run.y))].sort((a, b) => b - a)
  return heights.map(height =>
    runs
      .filter(run => run.y === height)
      .sort((a, b) => a.x - b.x)
      .map(run => run.text)
      .join(' '),
  )
}

function isTree(object: string): boolean {
  return object.includes('/Type /Pages')
}

function unpack(object: string): string {
  const [, stream = ''] = /stream\n([\s\S]*)\nendstream/.exec(object) ?? []
  return inflateSync(Buffer.from(stream, 'latin1')).toString('latin1')
}

function readCharacters(table: string): string[] {
  return Array.from(table.matchAll(/\[((?:<[0-9a-f ]*> ?)+)\]/g), ([, entries = '']) =>
    Array.from(entries.matchAll(/<([0-9a-f ]*)>/g), ([, codes = '']) =>
      String.fromCharCode(...codes.split(' ').map(code => Number.parseInt(code, 16))),
    ),
  ).flat()
}

function readRuns(content: string, fonts: ReadonlyMap<string, Font>): PdfRun[] {
  const runs = content.matchAll(/BT\n1 0 0 1 (\S+) (\S+) Tm\n\/(F\d+) (\S+) Tf\n([\s\S]*?)ET/g)
  return Array.from(runs, ([, x, y, name = '', size, written = '']) => {
    const font = fonts.get(name)
    const glyphs = Array.from(
      written.matchAll(/<([0-9a-f]*)>/g),
      ([, hex = '']) => hex.match(/.{4}/g) ?? [],
    ).flat()
    const text = glyphs.map(glyph => font?.characters[Number.parseInt(glyph, 16)] ?? '').join('')
    return { x: Number(x), y: Number(y), size: Number(size), font: font?.name ?? '', glyphs, text }
  })
}
