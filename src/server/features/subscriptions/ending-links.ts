import * as contract from '../../../contract/shop/subscriptions.ts'
import { UNSUBSCRIBE_PATH, withToken } from '../../../domain/paths.ts'
import { type ComposedMail, type ComposeTools, pageAddress } from '../mail/index.ts'

type Ended = { token: string }

/** Mail programs show a button for these, and post to the URL when it is clicked (RFC 8058). */
export function endingHeaders({ publicUrl }: ComposeTools, { token }: Ended): Record<string, string> {
  return {
    'List-Unsubscribe': `<${publicUrl}${contract.unsubscribe.path}?token=${token}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }
}

export function endingLink(tools: ComposeTools, { token }: Ended): ComposedMail['blocks'][number] {
  return {
    kind: 'link',
    text: tools.t('mail.newsletter.unsubscribe'),
    url: pageAddress(tools, withToken(UNSUBSCRIBE_PATH, token)),
  }
}
