const usableAt = new Map<string, number>()

/** The server accepts a code only some seconds after issuing it if the client's network has used many. */
export function noteUsable(captchaId: string, waitSeconds: number): void {
  usableAt.set(captchaId, Date.now() + waitSeconds * 1000)
}

/** Waits for the rest of that time. Filling in the form usually takes longer. */
export async function untilUsable(captchaId: unknown): Promise<void> {
  const waitMs = (usableAt.get(String(captchaId)) ?? 0) - Date.now()
  if (waitMs > 0) await new Promise(resolve => setTimeout(resolve, waitMs))
}
