/** Whether a host's name means the machine itself: nobody else reaches a shop there. */
export function isLocal(host: string): boolean {
  return /^(?:(?:.+\.)?localhost|127(?:\.\d+){3}|\[::1\])$/.test(host)
}
