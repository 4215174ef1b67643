import { INDEX_NAMES } from '../src/domain/part-number.ts'

export type CatalogueSamples = { parts: { number: string; page: string }[]; words: string[] }

const PARTS_PER_ENTRY = 12
const WORDS = [
  'resistor 10k 0603',
  'capacitor 100nF',
  'mosfet n-channel',
  'yageo 0805',
  'microcontroller',
  'ldo 3.3v',
  'murata',
  'sot-23',
]

/** Parts from all over the index, and words that buyers search for. */
export async function listSamples(url: string): Promise<CatalogueSamples> {
  const parts: CatalogueSamples['parts'] = []
  for (const name of INDEX_NAMES) {
    const answer = await fetch(`${url}/api/index/productNav?name=${name}&page=3&page_size=${PARTS_PER_ENTRY}`)
    const { data } = await answer.json()
    for (const { part_number, goods_page_url } of data.list)
      parts.push({ number: part_number, page: goods_page_url })
  }
  if (parts.length < 50) throw new Error('too few parts to ask for')
  return { parts, words: WORDS }
}

const PAGE_SIZE = 100

/** Part numbers from all over the index. */
export async function listNumbers(url: string, count: number): Promise<string[]> {
  const numbers = new Set<string>()
  for (let page = 2; numbers.size < count && page < 100; page++)
    for (const name of INDEX_NAMES) {
      const answer = await fetch(
        `${url}/api/index/productNav?name=${name}&page=${page}&page_size=${PAGE_SIZE}`,
      )
      const { data } = await answer.json()
      for (const { part_number } of data.list) numbers.add(part_number)
    }
  return [...numbers].slice(0, count)
}
