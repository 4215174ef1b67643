const FOREIGN_STARTS =
  /^(?:%PDF|%!PS|-----BEGIN |#!|\(kicad_|\(export |ISO-10303|EESchema|diff --git|G04 |%FS|%MO|MIME-Version:|Received:|Return-Path:|\{\\rtf|AC10\d\d)/i

/** Text of a kind that is no table, even if its lines look like one: JSON, a key, a drawing, a mail. */
export function isForeignText(text: string): boolean {
  const start = text.slice(0, 2_000).trimStart()
  return FOREIGN_STARTS.test(start) || (/^[[{]/.test(start) && isJson(text))
}

function isJson(text: string): boolean {
  const [first = ''] = text.trimStart().split('\n', 1)
  return [text, first].some(candidate => {
    try {
      return typeof JSON.parse(candidate) === 'object'
    } catch {
      return false
    }
  })
}
