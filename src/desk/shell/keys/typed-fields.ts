type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const FIELDS = 'main form :is(textarea, select, input:not([type="hidden"], [type="search"], [type="file"]))'

/** What a field had when it got the focus. React keeps `defaultValue` of most fields equal to what was typed. */
const before = new WeakMap<Field, string>()

/** Remembers what fields have before somebody types. What was sent counts as saved. */
export function watchFields(): () => void {
  const remember = (target: EventTarget | null) => {
    if (isField(target) && !before.has(target)) before.set(target, contentOf(target))
  }
  const onFocus = ({ target }: FocusEvent) => remember(target)
  remember(document.activeElement)
  const onSubmit = () => {
    for (const field of listFields()) if (before.has(field)) before.set(field, contentOf(field))
  }
  document.addEventListener('focusin', onFocus)
  document.addEventListener('submit', onSubmit)
  return () => {
    document.removeEventListener('focusin', onFocus)
    document.removeEventListener('submit', onSubmit)
  }
}

/** A field whose content was changed, and neither saved nor sent. */
export function findTypedField(): HTMLElement | undefined {
  return listFields().find(field => (before.get(field) ?? contentOf(field)) !== contentOf(field))
}

function listFields(): Field[] {
  return [...document.querySelectorAll<Field>(FIELDS)]
}

function isField(target: EventTarget | null): target is Field {
  return target instanceof Element && target.matches(FIELDS)
}

function contentOf(field: Field): string {
  const isTicked = field instanceof HTMLInputElement && ['checkbox', 'radio'].includes(field.type)
  return isTicked ? String(field.checked) : field.value
}
