import { idOfPageUrl } from '../domain/page-url.ts'
import type { Context } from '../server/context.ts'
import { listStaffNews, type StaffNews, sendNews } from '../server/features/subscriptions/index.ts'
import { CommandError, type CommandSession, SHELL } from './command.ts'
import { confirmAct } from './confirm-act.ts'
import { utcTime } from './formats.ts'
import { number } from './progress.ts'
import { safeText } from './safe-text.ts'

const NO_SUBSCRIBERS = 'there are no subscribers; nothing was sent'

export async function runSend(session: CommandSession, typed: string, isSure: boolean): Promise<void> {
  const context = await session.openContext()
  const { id, title, subscriberCount } = await requireUnsent(context, typed)
  const warning = `This emails “${safeText(title)}” to subscribers: ${number(subscriberCount)}.`
  await confirmAct(session, isSure, 'news send', warning)
  const result = await sendNews({ ...context, by: SHELL }, id)
  if (result.outcome === 'sent_before') throw new CommandError('someone else has just sent this article')
  if (result.outcome === 'no_subscribers') throw new CommandError(NO_SUBSCRIBERS)
  session.say(
    `Queued emails about “${safeText(title)}”: ${number(result.count)}. They are sent one per second.\n`,
  )
}

async function requireUnsent(
  context: Pick<Context, 'pool'>,
  typed: string,
): Promise<StaffNews & { subscriberCount: number }> {
  const { articles, subscriberCount } = await listStaffNews(context)
  const article = articles.find(({ id }) => id === idOfPageUrl(typed))
  if (!article) throw new CommandError(`no such article: ${safeText(typed)}`)
  const { title, mailing } = article
  if (mailing)
    throw new CommandError(
      `“${safeText(title)}” was sent at ${utcTime(mailing.queuedAt)} UTC; an article is sent only once`,
    )
  if (subscriberCount === 0) throw new CommandError(NO_SUBSCRIBERS)
  return { ...article, subscriberCount }
}
