import { posix } from 'node:path'
import { SheetError } from '../sheet.ts'
import { readWholeXml } from './read-xml.ts'
import type { Zip } from './zip.ts'

/** The paths of a workbook's parts in its zip file. */
export type WorkbookParts = { sheet: string; sharedStrings: string | null; styles: string | null }

type Relation = { id: string; kind: string; target: string }

export async function findParts(zip: Zip, sheetName?: string): Promise<WorkbookParts> {
  const workbook = (await readRelations(zip, '')).find(({ kind }) => kind === 'officeDocument')?.target
  if (!workbook?.endsWith('.xml') || !zip.has(workbook))
    throw new SheetError('not_a_sheet', 'is not an XLSX workbook; CSV or XLSX is needed')
  const relations = await readRelations(zip, workbook)
  const targetOf = (kind: string) =>
    relations.find(relation => relation.kind === kind && zip.has(relation.target))?.target ?? null
  const id = chooseSheet(await listSheets(zip, workbook), sheetName)
  const sheet = relations.find(relation => relation.id === id)?.target
  if (!sheet || !zip.has(sheet)) throw new SheetError('truncated', 'is damaged: its sheet is missing')
  return { sheet, sharedStrings: targetOf('sharedStrings'), styles: targetOf('styles') }
}

async function readRelations(zip: Zip, part: string): Promise<Relation[]> {
  const path = posix.join(posix.dirname(part), '_rels', `${posix.basename(part)}.rels`)
  const relations: Relation[] = []
  if (!zip.has(path)) return relations
  await readWholeXml(zip.read(path), {
    onOpen: (name, { Id = '', Type = '', Target = '' }) => {
      if (name !== 'Relationship') return
      const target = Target.startsWith('/') ? Target.slice(1) : posix.join(posix.dirname(part), Target)
      relations.push({ id: Id, kind: posix.basename(Type), target })
    },
  })
  return relations
}

async function listSheets(zip: Zip, workbook: string): Promise<{ name: string; id: string }[]> {
  const sheets: { name: string; id: string }[] = []
  await readWholeXml(zip.read(workbook), {
    onOpen: (name, attributes) => {
      if (name !== 'sheet') return
      const id = Object.entries(attributes).find(([key]) => key.endsWith(':id'))?.[1] ?? ''
      sheets.push({ name: attributes.name ?? '', id })
    },
  })
  return sheets
}

function chooseSheet(sheets: { name: string; id: string }[], wanted?: string): string {
  const [first] = sheets
  if (!first) throw new SheetError('empty', 'has no sheet')
  if (wanted === undefined) return first.id
  const found = sheets.find(({ name }) => name.toLowerCase() === wanted.toLowerCase())
  if (found) return found.id
  const names = sheets.map(({ name }) => `“${name}”`).join(', ')
  throw new SheetError('no_such_sheet', `has no sheet “${wanted}”, only ${names}`)
}
