export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement
export type FormValues = Record<string, string | boolean>

/** The values of a form: texts as typed, and checkboxes as true or false. */
export function readForm(form: HTMLFormElement): FormValues {
  const values: FormValues = {}
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') values[name] = value
  for (const control of namedControls(form))
    if (control.type === 'checkbox' && 'checked' in control) values[control.name] = control.checked
  return values
}

export function namedControls(form: HTMLFormElement): Control[] {
  return [...form.elements].filter(isControl).filter(({ name }) => name !== '')
}

function isControl(element: Element): element is Control {
  return (
    element instanceof HTMLInputElement ||
    element instanceof HTMLSelectElement ||
    element instanceof HTMLTextAreaElement
  )
}
