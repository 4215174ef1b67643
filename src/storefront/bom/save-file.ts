const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** Hands a workbook to the browser's downloads. */
export function saveFile(name: string, base64: string): void {
  const bytes = Uint8Array.from(atob(base64), letter => letter.charCodeAt(0))
  const address = URL.createObjectURL(new Blob([bytes], { type: XLSX }))
  const anchor = document.createElement('a')
  anchor.href = address
  anchor.download = name
  anchor.click()
  URL.revokeObjectURL(address)
}
