import { globSync, readFileSync } from 'node:fs'

type Tree = { [name: string]: string | Tree }

/** All texts of a language, as written in locales/<lang>/. A group may be spread over several files. */
export function readLocale(lang: string): Tree {
  const all: Tree = {}
  for (const file of globSync(`locales/${lang}/*.json`)) {
    const groups: Record<string, Tree> = JSON.parse(readFileSync(file, 'utf8'))
    for (const [group, texts] of Object.entries(groups)) all[group] = Object.assign({}, all[group], texts)
  }
  return all
}
