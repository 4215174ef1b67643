import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addMember, setUpOwner } from '../../../../tests/harness/desk.ts'
import { openTestShop, type TestShop } from '../../../../tests/harness/test-shop.ts'
import { uploadFile } from '../../../contract/desk/files.ts'
import { listSettings, saveSection } from '../../../contract/desk/settings.ts'
import { LIMITS } from '../../../domain/limits.ts'

type Member = Awaited<ReturnType<typeof addMember>>

let shop: TestShop
let owner: Member

beforeAll(async () => {
  shop = await openTestShop()
  owner = await setUpOwner(shop)
})
afterAll(() => shop.close())

const square = (side: number) =>
  sharp({
    create: { width: side, height: side, channels: 4, background: { r: 200, g: 80, b: 20, alpha: 0.5 } },
  })

const upload = (bytes: Buffer, name = 'logo.png', member = owner) =>
  member.call(uploadFile, { name, content: bytes.toString('base64') })

async function stored(): Promise<number> {
  const { rows } = await shop.connection.pool.query('select count(*)::int as count from files')
  return rows[0].count
}

describe('an uploaded picture', () => {
  test('is served for ever under its hash, in a sandbox', async () => {
    const { path, width, height } = await upload(await square(64).png().toBuffer())
    expect(path).toMatch(/^\/files\/[0-9a-f]{64}\.png$/)
    expect({ width, height }).toEqual({ width: 64, height: 64 })
    const answer = await shop.get(path)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe('image/png')
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(answer.headers.get('content-security-policy')).toMatch(/^default-src 'none';.*sandbox$/)
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    const served = Buffer.from(await answer.arrayBuffer())
    expect(await sharp(served).metadata()).toMatchObject({ format: 'png', width: 64, hasAlpha: true })
    const etag = answer.headers.get('etag') ?? ''
    expect((await shop.get(path, { 'If-None-Match': etag })).status).toBe(304)
    expect((await shop.request(path, { method: 'HEAD' })).headers.get('content-length')).toBe(
      String(served.length),
    )
  })

  test('is stored once, and each upload is in the audit log', async () => {
    const bytes = await square(32).png().toBuffer()
    const first = await upload(bytes)
    const count = await stored()
    expect(await upload(bytes)).toEqual(first)
    expect(await stored()).toBe(count)
    const { rows } = await shop.connection.pool.query(
      `select changes from audit where act = 'files.upload' order by id desc limit 2`,
    )
    expect(rows.map(({ changes }) => changes.path)).toEqual([
      [null, first.path],
      [null, first.path],
    ])
  })

  test('becomes the logo of the shop without a restart', async () => {
    const { path } = await upload(await square(48).png().toBuffer())
    expect(await (await shop.get('/about')).text()).not.toContain(path)
    const logos = (await owner.call(listSettings)).find(({ id }) => id === 'logos')
    await owner.call(saveSection, { section: 'logos', rev: logos?.rev ?? 0, values: { logo_head: path } })
    await expect.poll(async () => (await shop.get('/about')).text()).toContain(path)
  })

  test('loses its metadata, after it was turned upright', async () => {
    const photo = await sharp({ create: { width: 40, height: 20, channels: 3, background: '#336699' } })
      .jpeg()
      .withExif({ IFD0: { Copyright: 'secret owner' }, IFD3: { GPSLatitude: '52/1 31/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .toBuffer()
    expect((await sharp(photo).metadata()).exif).toBeDefined()
    const { path, width, height } = await upload(photo, 'photo.jpg')
    expect({ width, height }).toEqual({ width: 20, height: 40 })
    const served = Buffer.from(await (await shop.get(path)).arrayBuffer())
    const { exif, xmp, icc, format, orientation } = await sharp(served).metadata()
    expect({ exif, xmp, icc, format, orientation }).toMatchObject({ format: 'webp' })
    expect([exif, xmp, orientation]).toEqual([undefined, undefined, undefined])
  })

  test('is made smaller if it is larger than any page shows', async () => {
    const { width, height } = await upload(
      await square(LIMITS.pictureSide + 500)
        .jpeg()
        .toBuffer(),
    )
    expect([width, height]).toEqual([LIMITS.pictureSide, LIMITS.pictureSide])
  })
})

describe('a hostile file', () => {
  const HTML = '<script>alert(document.domain)</script>'

  test('that is a picture and a page at once loses the page', async () => {
    const png = await square(16).png().toBuffer()
    const both = Buffer.concat([png, Buffer.from(HTML)])
    const { path } = await upload(both)
    expect(Buffer.from(await (await shop.get(path)).arrayBuffer()).includes('script')).toBe(false)
  })

  test.each([
    ['SVG', `<svg xmlns="http://www.w3.org/2000/svg">${HTML}</svg>`],
    ['HTML', HTML],
    ['PDF', '%PDF-1.7 1 0 obj'],
    ['GIF with nothing in it', 'GIF89a/*'],
    ['RIFF that is sound', 'RIFF\u0024\u0000\u0000\u0000WAVEfmt '],
    ['PNG that is cut off', '\x89PNG\r\n\x1a\n\x00\x00\x00\rIHDR'],
  ])('of the type %s is refused', async (_, text) => {
    const count = await stored()
    await expect(upload(Buffer.from(text, 'latin1'), 'logo.png')).rejects.toMatchObject({
      code: 415,
      reason: 'desk_settings.errors.picture_unreadable',
    })
    expect(await stored()).toBe(count)
  })

  test('of a TIFF, a format that is not enabled, is refused', async () => {
    await expect(upload(await square(8).tiff().toBuffer())).rejects.toMatchObject({ code: 415 })
  })

  test('that unpacks to 900 million pixels is refused at once, and the next picture is taken', async () => {
    const bomb = hugePng(30_000)
    expect(bomb.length).toBeLessThan(LIMITS.pictureBytes)
    await expect(upload(bomb)).rejects.toMatchObject({
      reason: 'desk_settings.errors.picture_too_large',
    })
    expect(await upload(await square(8).png().toBuffer())).toMatchObject({ width: 8 })
  })

  test('of the largest size is checked without exhausting the stack', async () => {
    await expect(upload(Buffer.alloc(LIMITS.pictureBytes))).rejects.toMatchObject({
      reason: 'desk_settings.errors.picture_unreadable',
    })
  })

  test('that is too large is refused before it is decoded', async () => {
    await expect(upload(Buffer.alloc(LIMITS.pictureBytes + 1))).rejects.toMatchObject({ code: 413 })
    const { status } = await owner.send(uploadFile.path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ name: 'x', content: 'A'.repeat(LIMITS.pictureBodyBytes) }),
    })
    expect(status).toBe(413)
  })

  test('sent as a form or from another site is refused', async () => {
    const form = new FormData()
    form.set('content', 'x')
    expect((await owner.send(uploadFile.path, { method: 'POST', body: form })).status).toBe(403)
    const json = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: '{}' }
    const foreign = { ...json, headers: { ...json.headers, Origin: 'https://evil.example' } }
    expect((await owner.send(uploadFile.path, foreign)).status).toBe(403)
  })

  test('of a person without the right is refused', async () => {
    const content = await addMember(shop, 'content@shop.test', ['content'])
    await expect(upload(await square(8).png().toBuffer(), 'x.png', content)).rejects.toMatchObject({
      reason: 'desk_errors.no_right',
    })
  })
})

test.each([`/files/${'0'.repeat(64)}.png`, '/files/../package.json', `/files/${'A'.repeat(64)}.png`])(
  '%s is not found',
  async path => {
    expect((await shop.get(path)).status).toBe(404)
  },
)

/** A valid PNG of one color: a few hundred kilobytes that unpack to a gigabyte. */
function hugePng(side: number): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(side, 0)
  header.writeUInt32BE(side, 4)
  header.set([1, 0, 0, 0, 0], 8)
  const row = Math.ceil(side / 8) + 1
  const chunk = (type: string, data: Buffer) => {
    const length = Buffer.alloc(4)
    length.writeUInt32BE(data.length)
    const body = Buffer.concat([Buffer.from(type), data])
    const sum = Buffer.alloc(4)
    sum.writeUInt32BE(crc32(body))
    return Buffer.concat([length, body, sum])
  }
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(row * side))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}
