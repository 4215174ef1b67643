import type { Refusal } from '../contract/wire/errors.ts'
import { speak } from '../contract/wire/translate.ts'
import { DEFAULT_LANG } from '../domain/locales.ts'
import { CommandError, UsageError } from './command.ts'

/** In one line: the error in each typed value, or the reason for the refusal. */
export async function explainRefusal({ wording, reason, details }: Refusal): Promise<Error> {
  const { say } = await speak(DEFAULT_LANG)
  const fields = Object.entries(details.fields ?? {}).map(([name, problem]) => `${name}: ${say(problem)}`)
  const text = (fields.length > 0 ? fields : [say(wording)]).map(sentence => sentence.replace(/\.$/, ''))
  return new (reason === 'errors.check_input' ? UsageError : CommandError)(text.join('; '))
}
