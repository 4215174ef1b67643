/** Without a response the shop continues without the script. */
export function loadScript(address: string): Promise<void> {
  return new Promise(resolve => {
    const script = document.createElement('script')
    script.async = true
    script.src = address
    script.onload = () => resolve()
    document.head.append(script)
  })
}
