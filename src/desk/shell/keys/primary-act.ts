/** Also while it closes a dialog is in the page, but not open. Toasts have the role as well. */
export function isDialogOpen(): boolean {
  return document.querySelector('[data-open]:is([role="dialog"], [role="alertdialog"])') !== null
}

/** Sends the form that has the focus, otherwise starts the main act of the screen, unless a dialog covers it. */
export function runPrimaryAct(target: EventTarget | null): void {
  const form = target instanceof Element ? target.closest('form') : null
  if (form) form.requestSubmit()
  else if (!isDialogOpen()) findPrimaryAct()?.click()
}

/** Marked is the button or link itself, or what surrounds the submit button of a form. */
function findPrimaryAct(): HTMLElement | null {
  const marked = document.querySelector<HTMLElement>('main [data-primary-act]')
  return marked?.matches('button, a')
    ? marked
    : (marked?.querySelector<HTMLElement>('[type="submit"]') ?? null)
}

const FIELD =
  'main form :is(input:not([type="hidden"], [type="search"], [type="file"]), select, textarea):enabled'

/** The first field of the record on screen. */
export function focusFirstField(): void {
  document.querySelector<HTMLElement>(FIELD)?.focus()
}
