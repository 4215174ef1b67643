import { type FormEvent, type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { type Call, NoAnswer } from '../../contract/wire/call.ts'
import type { CallData, CallInput, Endpoint } from '../../contract/wire/endpoint.ts'
import { type FieldErrors, Refusal } from '../../contract/wire/errors.ts'
import { useApi, useCall } from '../browser/use-call.ts'
import { checkedInput, fieldErrorsOf } from './checked-input.ts'
import { clearDraft, fillIn, isKeptElsewhere, keptControls, recallDraft, writeDraft } from './draft.ts'
import { type Problem, problemOf, recheck } from './problem.ts'
import { type FormValues, namedControls, readForm } from './read-form.ts'

export type FormHandle = {
  ref: RefObject<HTMLFormElement | null>
  /** The errors beside the fields. */
  fields: FieldErrors
  /** Why the last attempt failed; null before the first and during another one. */
  problem: Problem | null
  isBusy: boolean
  onSubmit: (event: FormEvent<HTMLFormElement>) => void
  onInput: (event: FormEvent<HTMLFormElement>) => void
  /** Restores the draft. */
  recall: () => void
  /** Empties the fields after they were sent. Text typed meanwhile stays. */
  reset: () => void
}

type FormOptions<E extends Endpoint> = {
  /** The form stays busy while it runs; errors it throws are shown like a rejection of the call. */
  onDone: (data: CallData<E>, sent: CallInput<E>) => unknown
  /** Values sent in addition to the fields: the id in the path, the token of a link. */
  extra?: Record<string, unknown>
  /** Builds the input if it is not just the fields. */
  compose?: (typed: FormValues) => Record<string, unknown>
  /** Sends the input if a single call is not enough. */
  send?: (call: Call, input: CallInput<E>) => Promise<CallData<E>>
  /** Called before the text of a rejection is shown, for rejections with additional data. */
  onRefused?: (refusal: Refusal) => void
  /** The name of the draft, which is kept until the form is sent. */
  draft?: string
  /** For forms that start a sign-in: see useCall. */
  asVisitor?: boolean
}

/**
 * A form that sends one call, with native inputs that keep their own values:
 *
 *     const form = useForm(signIn, { onDone: ({ token }) => … })
 *     <Form form={form}>
 *       <TextField name="email" type="email" autoComplete="email" label={t('forms.email')} />
 *       <PasswordField name="password" autoComplete="current-password" label={t('forms.password')} />
 *       <SubmitButton>{t('auth.sign_in')}</SubmitButton>
 *     </Form>
 *
 * Names of fields are those of the endpoint's body. `defaultValue` fills a field in, `isOptional` takes the mark away.
 * `form.problem?.reason` tells refusals apart, and `<Form noticeAction={…}>` puts a link or button beside its text.
 */
export function useForm<E extends Endpoint>(endpoint: E, options: FormOptions<E>): FormHandle {
  const { onDone, extra, compose, onRefused, draft, asVisitor } = options
  const call = useCall({ asVisitor: asVisitor ?? false })
  const ref = useRef<HTMLFormElement>(null)
  const isSending = useRef(false)
  const [isBusy, setIsBusy] = useState(false)
  const [hasTried, setHasTried] = useState(false)
  const [fields, setFields] = useState<FieldErrors>({})
  const [problem, setProblem] = useState<Problem | null>(null)
  useFocusOnProblem(ref, problem)
  const { recall, keep, forget } = useDraft(ref, draft)

  const valuesOf = (form: HTMLFormElement) => {
    const typed = readForm(form)
    return { ...(compose ? compose(typed) : typed), ...extra }
  }

  const sent = useRef<FormValues>({})
  const send = async (form: HTMLFormElement) => {
    sent.current = readForm(form)
    const input = checkedInput(endpoint, valuesOf(form))
    const data = await (options.send ? options.send(call, input) : call(endpoint, input))
    forget()
    form.dispatchEvent(new Event('form-sent', { bubbles: true }))
    await onDone(data, input)
    setFields({})
  }

  const reset = () => {
    const form = ref.current
    if (!form) return
    const typed = Object.entries(readForm(form)).filter(([name, value]) => sent.current[name] !== value)
    form.reset()
    fillIn(form, Object.fromEntries(typed))
  }

  const refuse = (error: unknown, form: HTMLFormElement) => {
    const names = namedControls(form).map(({ name }) => name)
    const failure = problemOf(error, names)
    form.dispatchEvent(new Event('form-failed'))
    if (error instanceof Refusal) onRefused?.(error)
    if (!(error instanceof Refusal || error instanceof NoAnswer)) console.error(error)
    setFields(failure.fields)
    setProblem(failure)
  }

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    if (isSending.current) return
    isSending.current = true
    setIsBusy(true)
    setHasTried(true)
    setProblem(null)
    await send(form).catch(error => refuse(error, form))
    isSending.current = false
    setIsBusy(false)
  }

  const onInput = (event: FormEvent<HTMLFormElement>) => {
    const { target, currentTarget: form } = event
    keep(event)
    const changed = namedControls(form).find(control => control === target)?.name
    if (!hasTried || changed === undefined) return
    const fresh = fieldErrorsOf(endpoint, valuesOf(form))
    setFields(shown => recheck(shown, fresh, changed))
  }

  return { ref, fields, problem, isBusy, onSubmit, onInput, recall, reset }
}

/** The focus moves to the text above the form if there is one, otherwise to the first invalid field. */
function useFocusOnProblem(ref: RefObject<HTMLFormElement | null>, problem: Problem | null): void {
  useEffect(() => {
    if (!ref.current || !problem) return
    const wrong = namedControls(ref.current).find(({ name }) => Object.hasOwn(problem.fields, name))
    const notice = ref.current.querySelector<HTMLElement>('[data-form-notice]')
    const target = problem.text ? notice : wrong
    target?.focus()
  }, [ref, problem])
}

type DraftHandle = {
  recall: () => void
  keep: (event: FormEvent<HTMLFormElement>) => void
  forget: () => void
}

/** Input survives an error, a reload and a language change, until it is sent or the tab is closed. */
function useDraft(ref: RefObject<HTMLFormElement | null>, name: string | undefined): DraftHandle {
  const { accountKey } = useApi()
  const recall = useCallback(() => {
    const form = ref.current
    if (name && form) recallDraft(name, accountKey(), values => fillIn(form, values))
  }, [ref, name, accountKey])

  const keep = ({ target, currentTarget }: FormEvent<HTMLFormElement>) => {
    // First, because a form may have thousands of fields that are stored elsewhere.
    if (!name || !(target instanceof Element) || isKeptElsewhere(target)) return
    const changed = keptControls(currentTarget).find(control => control === target)
    if (!changed) return
    const value = readForm(currentTarget)[changed.name]
    if (value !== undefined) writeDraft(name, accountKey(), { [changed.name]: value })
  }
  return { recall, keep, forget: () => name && clearDraft(name) }
}
