/** Without an answer the shop goes on without whatever it was. */
export function loadScript(address: string): Promise<void> {
  return new Promise(resolve => {
    const script = document.createElement('script')
    script.async = true
    script.src = address
    script.onload = () => resolve()
    document.head.append(script)
  })
}
