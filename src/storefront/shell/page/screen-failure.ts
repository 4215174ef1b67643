/** Why a screen cannot be shown. Plain data, because the server sends it to the browser. */
export type ScreenFailure = { status: number; message: string }

/** In place of a status: no response. */
export const OFFLINE = 0

export function failure(status: number, message = ''): ScreenFailure {
  return { status, message }
}

export function isFailure(error: unknown): error is ScreenFailure {
  return typeof error === 'object' && error !== null && 'status' in error && typeof error.status === 'number'
}
