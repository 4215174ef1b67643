/** Whether a host name means this machine: nothing that travels there leaves it. */
export function isLocal(host: string): boolean {
  return /^(?:(?:.+\.)?localhost|127(?:\.\d+){3}|\[::1\])$/i.test(host)
}
