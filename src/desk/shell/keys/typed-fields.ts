type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const FIELDS = 'main form :is(textarea, select, input:not([type="search"], [type="file"]))'

/** The value of a field when it got the focus. React keeps `defaultValue` of most fields equal to the typed text. */
const before = new WeakMap<Field, string>()

/** The value of a field when its form was submitted. */
const submitted = new WeakMap<Field, string>()

/** Remembers the values of fields before anyone types. Sent values count as saved. */
export function watchFields(): () => void {
  const remember = (target: EventTarget | null) => {
    for (const field of fieldsAt(target)) if (!before.has(field)) before.set(field, formerOf(field))
  }
  const onUse = ({ target }: Event) => remember(target)
  remember(document.activeElement)
  const onSubmit = ({ target }: Event) => {
    for (const field of fieldsOf(target)) submitted.set(field, contentOf(field))
  }
  const onSent = ({ target }: Event) => {
    for (const field of fieldsOf(target)) before.set(field, submitted.get(field) ?? contentOf(field))
  }
  // Not every browser focuses a button that is pressed.
  const events = ['focusin', 'pointerdown'] as const
  for (const name of events) document.addEventListener(name, onUse)
  document.addEventListener('submit', onSubmit)
  document.addEventListener('form-sent', onSent)
  return () => {
    for (const name of events) document.removeEventListener(name, onUse)
    document.removeEventListener('submit', onSubmit)
    document.removeEventListener('form-sent', onSent)
  }
}

/** The field itself, and the hidden ones of its form, which buttons change. */
function fieldsAt(target: EventTarget | null): Field[] {
  const form = target instanceof Element ? target.closest('form') : null
  return listFields().filter(field => field === target || (field.form === form && isHidden(field)))
}

/** Fields of the form that a person has used, also before a reload. */
function fieldsOf(form: EventTarget | null): Field[] {
  return listFields().filter(
    field => field.form === form && (before.has(field) || field.dataset.former !== undefined),
  )
}

/** `data-former`: a draft was restored, see `web/forms/draft.ts`. */
function formerOf(field: Field): string {
  return before.get(field) ?? field.dataset.former ?? contentOf(field)
}

/** A field whose content was changed, and neither saved nor sent. For a hidden one, the button that saves it. */
export function findTypedField(): HTMLElement | undefined {
  const typed = listFields().filter(field => formerOf(field) !== contentOf(field))
  const seen = typed.find(field => !isHidden(field))
  return seen ?? typed[0]?.form?.querySelector<HTMLElement>('[type="submit"]') ?? undefined
}

function isHidden({ type }: Field): boolean {
  return type === 'hidden'
}

function listFields(): Field[] {
  return [...document.querySelectorAll<Field>(FIELDS)]
}

function contentOf(field: Field): string {
  const isTicked = field instanceof HTMLInputElement && ['checkbox', 'radio'].includes(field.type)
  return isTicked ? String(field.checked) : field.value
}
