const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
const TYPES = { xlsx: XLSX, pdf: 'application/pdf', csv: 'text/csv' }

/** Saves bytes as a file in the browser's downloads. */
export function saveFile(name: string, base64: string, type: keyof typeof TYPES): void {
  const bytes = Uint8Array.from(atob(base64), letter => letter.charCodeAt(0))
  saveBlob(name, new Blob([bytes], { type: TYPES[type] }))
}

/** Saves a table of comma-separated values. */
export function saveCsv(name: string, text: string): void {
  saveBlob(name, new Blob([text], { type: 'text/csv;charset=utf-8' }))
}

export function saveJson(name: string, data: unknown): void {
  saveBlob(name, new Blob([`${JSON.stringify(data, null, 2)}\n`], { type: 'application/json' }))
}

function saveBlob(name: string, content: Blob): void {
  const address = URL.createObjectURL(content)
  const anchor = document.createElement('a')
  anchor.href = address
  anchor.download = name
  anchor.click()
  URL.revokeObjectURL(address)
}
