import { LIMITS } from '../../../domain/limits.ts'
import { isLang, LANGS, splitLocalizedPath } from '../../../domain/locales.ts'
import { settingProblem } from './setting-problem.ts'
import { line } from './site-settings.ts'
import type { SeoTexts } from './staff.queries.ts'

/** The first problem of texts for a path, in one line for the operator; null if they can be saved. */
export function seoProblem(
  path: string,
  lang: string,
  texts: SeoTexts,
): { field: string; problem: string } | null {
  const place = placeProblem(path, lang)
  if (place !== null) return { field: 'path', problem: place }
  for (const [field, text] of Object.entries(texts)) {
    const problem = settingProblem(line, text)
    if (problem !== null) return { field, problem: `the ${field} ${problem}` }
  }
  return null
}

function placeProblem(path: string, lang: string): string | null {
  if (!isLang(lang)) return `${lang} is none of ${LANGS.join(', ')}`
  if (!/^\/[^\s?#]*$/.test(path) || path.length > LIMITS.urlLength)
    return 'the path must begin with / and end before ? and #'
  const { lang: prefix, path: bare } = splitLocalizedPath(path, LANGS)
  return prefix === null ? null : `the path must be without its language: ${bare}`
}
