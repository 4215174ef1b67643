/**
 * The act whose form is shown, for the act that the address asks for. Whether the act is possible matters only
 * when its form is opened: an open form keeps its fields, although a colleague has done the act.
 */
export function nextOpenAct<Act extends string>(
  open: Act | null,
  asked: Act | null,
  possible: readonly string[],
): Act | null {
  if (asked === open) return open
  return asked !== null && possible.includes(asked) ? asked : null
}
