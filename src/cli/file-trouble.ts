import { CommandError } from './command.ts'

const REASONS: Record<string, string> = {
  ENOENT: 'no such file or folder',
  EISDIR: 'it is a folder',
  EACCES: 'permission denied',
  EPERM: 'permission denied',
  EROFS: 'the disk is read-only',
  ENOSPC: 'the disk is full',
  ENOTDIR: 'part of its path is not a folder',
}

/** Translates system errors about files; returns any other error unchanged. */
export function explainFileError(error: unknown): unknown {
  if (!(error instanceof Error) || !('code' in error) || !('path' in error)) return error
  const reason = REASONS[String(error.code)] ?? error.message
  return new CommandError(`${error.path} cannot be used: ${reason}`)
}
