import { CommandError } from './command.ts'

const REASONS: Record<string, string> = {
  ENOENT: 'there is no such file or folder',
  EISDIR: 'it is a folder',
  EACCES: 'it may not be read or written by you',
  EPERM: 'it may not be read or written by you',
  EROFS: 'the disk is read-only',
  ENOSPC: 'the disk is full',
  ENOTDIR: 'a part of its path is no folder',
}

/** What the system says about a file, in words; anything else is passed on. */
export function explainFileError(error: unknown): unknown {
  if (!(error instanceof Error) || !('code' in error) || !('path' in error)) return error
  const reason = REASONS[String(error.code)] ?? error.message
  return new CommandError(`${error.path} cannot be used: ${reason}`)
}
