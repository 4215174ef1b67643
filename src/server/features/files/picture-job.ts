import type { FileMime } from './files.tables.ts'

export type PictureJob = { bytes: Uint8Array; mostPixels: number; mostSide: number }

export type EncodedPicture = { bytes: Uint8Array; mime: FileMime; width: number; height: number }

/** `unreadable`: none of the accepted formats, or damaged. */
type PictureProblem = 'unreadable' | 'too_many_pixels'

/** The result of a worker. Errors lose their class between processes. */
export type PictureResult = { picture: EncodedPicture } | { problem: PictureProblem }
