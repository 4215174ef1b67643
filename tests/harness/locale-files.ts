import { globSync, readFileSync } from 'node:fs'

type Tree = { [name: string]: string | Tree }

/** All texts of a language, as written in locales/<lang>/. */
export function readLocale(lang: string): Tree {
  return Object.assign(
    {},
    ...globSync(`locales/${lang}/*.json`).map(file => JSON.parse(readFileSync(file, 'utf8'))),
  )
}
