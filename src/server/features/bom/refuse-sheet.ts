import { type ErrorCode, Refusal } from '../../../contract/wire/errors.ts'
import type { MessageKey } from '../../../contract/wire/messages.ts'
import { SheetError, type SheetProblem } from '../../sheets/index.ts'

const REFUSALS = {
  empty: [400, 'errors.file_empty'],
  not_a_sheet: [415, 'errors.file_not_a_sheet'],
  encoding: [415, 'errors.file_not_a_sheet'],
  encrypted: [415, 'errors.file_encrypted'],
  truncated: [415, 'errors.file_damaged'],
  no_such_sheet: [400, 'errors.bad_request'],
  too_large: [413, 'errors.file_unpacks_too_large'],
  too_many_rows: [413, 'errors.file_too_many_rows'],
  too_slow: [413, 'errors.file_too_slow'],
} as const satisfies Record<SheetProblem, readonly [ErrorCode, MessageKey]>

/** Problems of a file are reported to its sender. */
export async function refusingSheets<T>(read: () => Promise<T>): Promise<T> {
  try {
    return await read()
  } catch (error) {
    if (!(error instanceof SheetError)) throw error
    const [code, reason] = REFUSALS[error.problem]
    throw new Refusal(code, { reason })
  }
}
