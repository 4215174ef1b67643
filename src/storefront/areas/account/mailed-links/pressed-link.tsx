import type { ReactNode } from 'react'
import type { Endpoint } from '../../../../contract/wire/endpoint.ts'
import { useSay } from '../../../../web/forms/form-context.ts'
import type { Problem } from '../../../../web/forms/problem.ts'
import { Notice } from '../../../../web/ui/notice.tsx'
import { CardPage } from '../../../shell/chrome/card-page.tsx'
import { NoAnswerNotice } from './no-answer.tsx'
import { PressButton } from './press-button.tsx'
import { useAnswer } from './use-answer.ts'
import { useLinkToken } from './use-link-token.ts'

type PressedLinkProps = {
  endpoint: Endpoint
  title: string
  press: { text: string; button: string; busy: string }
  noLinkText: string
  failed: { title: string; text: string }
  /** Shown when the server has accepted the token. */
  done: ReactNode
  /** Shown when the server requires a password as well. */
  askPassword?: (token: string) => ReactNode
  /** Shown without a valid link. */
  askAnew: ReactNode
  footer?: ReactNode
}

/** A page opened by a link that changes something, so it waits for a click. */
export function PressedLink(props: PressedLinkProps) {
  const token = useLinkToken()
  return token === null ? <NoLink {...props} /> : <Press token={token} {...props} />
}

function NoLink({ title, noLinkText, askAnew, footer }: PressedLinkProps) {
  return (
    <CardPage title={title} text={noLinkText} footer={footer}>
      {askAnew}
    </CardPage>
  )
}

function Press({ token, ...props }: PressedLinkProps & { token: string }) {
  const { endpoint, title, press, done, askPassword } = props
  const { answer, ask } = useAnswer(endpoint, token)
  if (answer.is === 'here') return done
  if (askPassword && answer.is === 'refused' && answer.problem.fields.password) return askPassword(token)
  if (answer.is === 'refused' && answer.problem.code !== null)
    return <Refused problem={answer.problem} {...props} />
  return (
    <CardPage title={title} text={press.text}>
      {answer.is === 'refused' && <NoAnswerNotice />}
      <PressButton isBusy={answer.is === 'awaited'} busyText={press.busy} onPress={() => void ask()}>
        {press.button}
      </PressButton>
    </CardPage>
  )
}

function Refused({ problem, failed, askAnew, footer }: PressedLinkProps & { problem: Problem }) {
  const say = useSay()
  return (
    <CardPage isOutcome title={failed.title} footer={footer}>
      <Notice tone="error">{say(problem.text ?? { key: 'errors.link_invalid' })}</Notice>
      <p className="text-ink-soft">{failed.text}</p>
      {askAnew}
    </CardPage>
  )
}
