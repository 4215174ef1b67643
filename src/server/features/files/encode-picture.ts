import sharp from 'sharp'
import type { EncodedPicture, PictureJob, PictureResult } from './picture-job.ts'

/**
 * Only the decoders of four raster formats are enabled. SVG is a program (scripts, links, entities), and the others
 * are not needed for a shop.
 */
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: [
    'VipsForeignLoadJpegBuffer',
    'VipsForeignLoadPngBuffer',
    'VipsForeignLoadWebpBuffer',
    'VipsForeignLoadNsgifBuffer',
  ],
})
sharp.cache(false)
sharp.concurrency(1)

/** Encodes only the pixels of the first frame: metadata and anything hidden in the file are not copied. */
export async function encodePicture({ bytes, mostPixels, mostSide }: PictureJob): Promise<PictureResult> {
  const format = formatOf(bytes)
  if (!format) return { problem: 'unreadable' }
  try {
    return { picture: await encode(bytes, { format, mostPixels, mostSide }) }
  } catch (error) {
    const isTooLarge = error instanceof Error && /exceeds pixel limit/.test(error.message)
    return { problem: isTooLarge ? 'too_many_pixels' : 'unreadable' }
  }
}

type EncodeOptions = Omit<PictureJob, 'bytes'> & { format: Format }

async function encode(
  bytes: Uint8Array,
  { format, mostPixels, mostSide }: EncodeOptions,
): Promise<EncodedPicture> {
  const pixels = sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error', sequentialRead: true })
    .autoOrient()
    .resize({ width: mostSide, height: mostSide, fit: 'inside', withoutEnlargement: true })
  // Drawings stay PNG, which every mail program shows; photos become WebP.
  const isDrawing = format === 'png' || format === 'gif'
  const encoded = isDrawing ? pixels.png({ compressionLevel: 9 }) : pixels.webp({ quality: 85 })
  const { data, info } = await encoded.toBuffer({ resolveWithObject: true })
  return {
    bytes: data,
    mime: isDrawing ? 'image/png' : 'image/webp',
    width: info.width,
    height: info.height,
  }
}

type Format = 'png' | 'gif' | 'jpeg' | 'webp'

const SIGNATURES: Record<Format, string> = {
  png: '89504e470d0a1a0a',
  gif: '47494638',
  jpeg: 'ffd8ff',
  webp: '52494646',
}
const FORMATS = ['png', 'gif', 'jpeg', 'webp'] as const

/** By the first bytes; names and declared types of uploads can be wrong. */
function formatOf(bytes: Uint8Array): Format | null {
  const head = Buffer.from(bytes.subarray(0, 16)).toString('hex')
  return FORMATS.find(format => head.startsWith(SIGNATURES[format])) ?? null
}
