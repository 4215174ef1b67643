import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { LANGS } from '../locales.ts'
import { LIFECYCLES } from '../trade-data.ts'
import { PARAMETERS } from './dictionary.ts'
import { tradeParameter } from './trade-parameters.ts'

test('filters name life cycles like the rest of the shop', () => {
  const words = tradeParameter('lifecycle')?.values ?? []
  expect(words.map(({ word }) => word)).toEqual(LIFECYCLES)
  for (const lang of LANGS) {
    const { lifecycle } = JSON.parse(
      readFileSync(new URL(`../../../locales/${lang}/catalogue.json`, import.meta.url), 'utf8'),
    )
    for (const { word, labels } of words) expect(labels?.[lang], `${word} ${lang}`).toBe(lifecycle[word])
  }
})

test('no parameter of the dictionary has the name of a field', () => {
  expect(PARAMETERS.filter(({ slug }) => tradeParameter(slug))).toEqual([])
})
