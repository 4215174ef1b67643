import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { isRouteErrorResponse, Link, useRouteError } from 'react-router'
import { useTranslations } from 'use-intl'
import { NoAnswer } from '../../../contract/wire/call.ts'
import { Refusal } from '../../../contract/wire/errors.ts'
import type { Wording } from '../../../contract/wire/messages.ts'
import { useSay } from '../../../web/forms/form-context.ts'
import { wordingOf } from '../../../web/forms/problem.ts'
import { Button, buttonClass } from '../../../web/ui/button.tsx'
import { TabTitle } from '../page/page-title.tsx'
import { isReachable } from '../session/call.ts'
import { useConnection } from '../session/connection.ts'

/** Replaces a screen that failed, does not exist, or is not for this person. */
export function DeskErrorScreen() {
  const t = useTranslations()
  const say = useSay()
  const error = useRouteError()
  const isExpected = error instanceof Refusal || error instanceof NoAnswer || isRouteErrorResponse(error)
  useEffect(() => {
    if (!isExpected) console.error(error)
  }, [error, isExpected])
  const text = say(toldOf(error))
  return (
    <div className="mx-auto flex max-w-[40rem] flex-col items-start gap-4 px-4 py-12">
      <TabTitle title={text} />
      <h1 className="text-2xl">{text}</h1>
      <div className="flex flex-wrap gap-3">
        {error instanceof NoAnswer && <TryAgain />}
        <Link to="/" className={buttonClass({ variant: 'secondary' })}>
          {t('desk.home')}
        </Link>
      </div>
    </div>
  )
}

/** Also by itself, as soon as there is a connection. As a new document, because browsers may remember failed files. */
function TryAgain() {
  const t = useTranslations('error')
  const { isLost } = useConnection()
  const wasLost = useRef(isLost)
  useEffect(() => {
    if (wasLost.current && !isLost) location.reload()
    wasLost.current = isLost
  }, [isLost])
  const tryNow = useMutation({ mutationFn: () => isReachable(), onSuccess: is => is && location.reload() })
  return (
    <Button isBusy={tryNow.isPending} onClick={() => tryNow.mutate()}>
      {t('retry')}
    </Button>
  )
}

function toldOf(error: unknown): Wording {
  return isRouteErrorResponse(error) ? { key: 'not_found.title' } : wordingOf(error)
}
