const usableAt = new Map<string, number>()

/** The server accepts a code only some seconds after it was given, when its network has used many. */
export function noteUsable(captchaId: string, waitSeconds: number): void {
  usableAt.set(captchaId, Date.now() + waitSeconds * 1000)
}

/** Waits out what is left of that time, which filling in the form has usually taken. */
export async function untilUsable(captchaId: unknown): Promise<void> {
  const waitMs = (usableAt.get(String(captchaId)) ?? 0) - Date.now()
  if (waitMs > 0) await new Promise(resolve => setTimeout(resolve, waitMs))
}
