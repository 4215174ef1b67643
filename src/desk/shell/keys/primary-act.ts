/** Also while it closes a dialog is in the page, but not open. Toasts have the role as well. */
export function isDialogOpen(): boolean {
  return document.querySelector('[data-open]:is([role="dialog"], [role="alertdialog"])') !== null
}

/**
 * Sends the form that has the focus, otherwise starts the main act of the screen, unless a dialog covers it. An
 * act that cannot be undone gets the focus first, so that the person reads its label before the second press.
 */
export function runPrimaryAct(target: EventTarget | null): void {
  const form = target instanceof Element ? target.closest('form') : null
  const act = isDialogOpen() ? null : findPrimaryAct()
  if (form) form.requestSubmit()
  else if (act?.dataset.primaryAct === 'twice' && act !== document.activeElement) act.focus()
  else act?.click()
}

/** The marked element is the button or link itself, or the one around the submit button of a form. */
function findPrimaryAct(): HTMLElement | null {
  const marked = document.querySelector<HTMLElement>('main [data-primary-act]')
  return marked?.matches('button, a')
    ? marked
    : (marked?.querySelector<HTMLElement>('[type="submit"]') ?? null)
}

const FIELD =
  'main [role="grid"] input, main form :is(input:not([type="hidden"], [type="search"], [type="file"]), select, textarea):enabled'

/** Opens the form of the record on screen, or goes to its first field. */
export function editRecord(): void {
  const act = document.querySelector<HTMLElement>('main [data-edit-act]')
  if (act) act.click()
  else document.querySelector<HTMLElement>(FIELD)?.focus()
}

export function findNewAct(): HTMLElement | null {
  return document.querySelector<HTMLElement>('main [data-new-act]')
}
