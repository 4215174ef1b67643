/** The content of a file, as the API of the desk takes it. */
export function readAsBase64(file: File): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  const reader = new FileReader()
  reader.onerror = () => reject(reader.error)
  reader.onload = () => resolve(String(reader.result).replace(/^data:[^,]*,/, ''))
  reader.readAsDataURL(file)
  return promise
}
