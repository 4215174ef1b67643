export type BookKind = 'nothing' | 'zip' | 'ole2' | 'biff' | 'text' | 'foreign'

const STARTS: { kind: BookKind; starts: (string | number[])[] }[] = [
  { kind: 'zip', starts: ['PK\x03\x04', 'PK\x05\x06', 'PK\x07\x08'] },
  { kind: 'ole2', starts: [[0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]] },
  // Excel 2 to 4 wrote records without a container; some programs still do.
  { kind: 'biff', starts: ['\t\x00\x04\x00', '\t\x02\x06\x00', '\t\x04\x06\x00', '\t\x08'] },
  {
    kind: 'foreign',
    starts: [
      '%PDF',
      '%!PS',
      '{\\rtf',
      'GIF8',
      'Rar!',
      'MZ',
      'RIFF',
      'OggS',
      'ID3',
      'SQLite format 3',
      'wOFF',
      'BZh',
      'II*\x00',
      'MM\x00*',
      '!<arch>',
      '\x7fELF',
      '\x00asm',
      [0xca, 0xfe, 0xba, 0xbe],
      [0x00, 0x00, 0x01, 0x00],
      [0x89, 0x50, 0x4e, 0x47],
      [0xff, 0xd8, 0xff],
      [0x1f, 0x8b],
      [0x37, 0x7a, 0xbc, 0xaf],
      [0xfd, 0x37, 0x7a, 0x58],
    ],
  },
]

/** Detected from the first bytes; the kind of a text shows only after decoding. */
export function kindOf(bytes: Buffer): BookKind {
  if (bytes.length === 0) return 'nothing'
  const known = STARTS.find(({ starts }) => starts.some(start => startsWith(bytes, start)))
  return known?.kind ?? 'text'
}

function startsWith(bytes: Buffer, start: string | number[]): boolean {
  const expected = typeof start === 'string' ? Buffer.from(start, 'latin1') : Buffer.from(start)
  return bytes.subarray(0, expected.length).equals(expected)
}
