import { readWholeXml } from './read-xml.ts'

/**
 * The minimum digits of each style: with the format 00000 the number 123 is displayed, and meant, as 00123.
 */
export async function readNumberWidths(chunks: AsyncIterable<Buffer>): Promise<number[]> {
  const formats = new Map<string, number>()
  const widths: number[] = []
  let isInCellStyles = false
  await readWholeXml(chunks, {
    onOpen: (name, attributes) => {
      if (name === 'numFmt' && /^0+$/.test(attributes.formatCode ?? ''))
        formats.set(attributes.numFmtId ?? '', attributes.formatCode?.length ?? 0)
      if (name === 'cellXfs') isInCellStyles = true
      if (name === 'xf' && isInCellStyles) widths.push(formats.get(attributes.numFmtId ?? '') ?? 0)
    },
    onClose: name => {
      if (name === 'cellXfs') isInCellStyles = false
    },
  })
  return widths
}
