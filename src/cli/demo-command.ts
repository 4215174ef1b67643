import { growDemo } from '../demo/load-demo.ts'
import { LIMITS } from '../domain/limits.ts'
import { type Command, CommandError, textOf, UsageError } from './command.ts'
import { number, showProgress } from './progress.ts'

export const demoCommand: Command = {
  options: { parts: { type: 'string' } },
  run: async (session, words, values) => {
    const parts = Number(textOf(values.parts))
    if (words.length > 0 || !Number.isInteger(parts) || parts < 1 || parts > LIMITS.demoParts)
      throw new UsageError(`demo takes --parts and a whole number up to ${number(LIMITS.demoParts)}`)
    const progress = showProgress(process.stderr)
    progress.phase(`Creating ${number(parts)} demo parts`)
    const isGrown = await growDemo((await session.openContext()).pool, parts).finally(progress.end)
    if (!isGrown) throw new CommandError('this shop already has a catalog; the demo is for empty shops')
    session.say(`The demo now has at least ${number(parts)} parts.\n`)
  },
}
