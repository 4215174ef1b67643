import { uploadBom } from '../../../../contract/shop/bom.ts'
import { NoAnswer } from '../../../../contract/wire/call.ts'
import type { Wording } from '../../../../contract/wire/messages.ts'
import type { Lang } from '../../../../domain/locales.ts'
import { fetchWithProgress } from '../../../../web/browser/fetch-with-progress.ts'
import { wordingOf } from '../../../../web/forms/problem.ts'
import { browserCall, noToken } from '../../../shell/page/browser-call.ts'
import { type BomSession, newSession } from './bom-session.ts'

type Sending = { lang: Lang; signal: AbortSignal; onProgress: (fraction: number) => void }

/** The result of an upload. */
type Sent = { session: BomSession } | { refused: Wording }

/** Sent as a visitor even when signed in: a file belongs to anyone with its id. */
export async function sendBom(file: File, { lang, signal, onProgress }: Sending): Promise<Sent> {
  const call = browserCall(lang, { fetch: fetchWithProgress(onProgress), token: noToken })
  try {
    const { file_id, file_name } = await call(uploadBom, { file }, { signal })
    return { session: newSession(file_id, file_name) }
  } catch (error) {
    return { refused: complaintOf(error) }
  }
}

/** The message for a failed call; forms have their own text for a lost connection. */
export function complaintOf(error: unknown): Wording {
  return error instanceof NoAnswer ? { key: 'bom_drop.no_connection' } : wordingOf(error)
}
