import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { findParameter, parameterBySlug } from './dictionary.ts'
import type { ParameterValue } from './parameter.ts'
import { readValues } from './read-value.ts'

type Spelling = { slug: string; text: string; meaning: string }

const table = readFileSync(new URL('./feed-spellings.txt', import.meta.url), 'utf8')
const spellings = readTable()

test('no spelling of public feeds is read as another value, and 98 % are read', () => {
  const read = spellings.map(spelling => ({ ...spelling, read: readSpelling(spelling) }))
  const wrong = read.filter(({ read, meaning }) => read !== '-' && read !== meaning)
  const unread = read.filter(({ read, meaning }) => read === '-' && meaning !== '-')
  expect(wrong).toEqual([])
  expect(unread.length, unread.map(({ slug, text }) => `${slug}: ${text}`).join('\n')).toBeLessThanOrEqual(
    spellings.length * 0.02,
  )
})

test('at least 1,000 spellings are labelled, and none twice', () => {
  expect(spellings.length).toBeGreaterThanOrEqual(1000)
  expect(new Set(spellings.map(({ slug, text }) => `${slug} ${text}`)).size).toBe(spellings.length)
})

test('the names of their columns mean the parameter', () => {
  const columns = [...table.matchAll(/^\[([\w-]+)\] (.+)$/gm)]
  const misread = columns.flatMap(([, slug = '', names = '']) =>
    names.split(' / ').filter(name => findParameter(name, [slug])?.slug !== slug),
  )
  expect(columns.length).toBeGreaterThan(80)
  expect(misread).toEqual([])
})

function readTable(): Spelling[] {
  let slug = ''
  const rows: Spelling[] = []
  for (const line of table.split('\n').filter(line => !line.startsWith('#'))) {
    slug = /^\[([\w-]+)\]/.exec(line)?.[1] ?? slug
    const [, text = '', meaning = ''] = /^(.+) => (.+)$/.exec(line) ?? []
    if (text) rows.push({ slug, text, meaning })
  }
  return rows
}

function readSpelling({ slug, text }: Spelling): string {
  const parameter = parameterBySlug(slug)
  if (!parameter) throw new Error(`no parameter ${slug}`)
  return readValues(parameter, text)?.map(written).join(' & ') ?? '-'
}

function written(value: ParameterValue): string {
  if (value.kind === 'word') return value.word
  return value.kind === 'number' ? String(value.number) : `${value.low}..${value.high}`
}
