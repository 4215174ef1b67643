/** Whether a host name means this machine, so that traffic to it stays local. */
export function isLocal(host: string): boolean {
  return /^(?:(?:.+\.)?localhost|127(?:\.\d+){3}|\[::1\])$/i.test(host)
}
