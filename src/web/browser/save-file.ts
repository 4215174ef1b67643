const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
const TYPES = { xlsx: XLSX, pdf: 'application/pdf', csv: 'text/csv' }

/** Saves a text as a file in the browser's downloads. */
export function saveFile(name: string, base64: string, type: keyof typeof TYPES): void {
  const bytes = Uint8Array.from(atob(base64), letter => letter.charCodeAt(0))
  const address = URL.createObjectURL(new Blob([bytes], { type: TYPES[type] }))
  const anchor = document.createElement('a')
  anchor.href = address
  anchor.download = name
  anchor.click()
  URL.revokeObjectURL(address)
}
