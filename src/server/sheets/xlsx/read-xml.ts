import { SaxesParser } from 'saxes'
import { SheetError } from '../sheet.ts'

export type XmlHandlers = {
  onOpen: (name: string, attributes: Record<string, string>) => void
  onText?: (text: string) => void
  onClose?: (name: string) => void
}

/** Parses XML as a stream, and yields to the caller after each chunk. */
export async function* readXml(chunks: AsyncIterable<Buffer>, handlers: XmlHandlers): AsyncGenerator<number> {
  const parser = new SaxesParser<{ position: false; xmlns: false }>({ position: false, xmlns: false })
  const decoder = new TextDecoder('utf-8', { fatal: true })
  parser.on('opentag', ({ name, attributes }) => handlers.onOpen(localName(name), attributes))
  if (handlers.onText) {
    parser.on('text', handlers.onText)
    parser.on('cdata', handlers.onText)
  }
  if (handlers.onClose) parser.on('closetag', ({ name }) => handlers.onClose?.(localName(name)))
  parser.on('error', () => {
    throw damaged()
  })
  for await (const chunk of chunks) {
    parser.write(decode(() => decoder.decode(chunk, { stream: true })))
    yield chunk.length
  }
  parser.close()
}

/** For the small parts of a workbook. */
export async function readWholeXml(chunks: AsyncIterable<Buffer>, handlers: XmlHandlers): Promise<void> {
  for await (const _ of readXml(chunks, handlers));
}

/** Some programs write <x:row> for <row>. */
function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1)
}

function decode(work: () => string): string {
  try {
    return work()
  } catch {
    throw damaged()
  }
}

function damaged(): SheetError {
  return new SheetError('truncated', 'is damaged: one of its parts cannot be read')
}
