import { deflateSync } from 'node:zlib'
import { describe, expect, it } from '@jest/globals'
import { situation } from '@gb/service-kit'
import sharp from 'sharp'
import { dataUrl, jpegPhoto, phonePhoto } from '../../testing/photos.js'
import { UNREADABLE, WRONG_KIND } from './messages.js'
import { PhotoService } from './photo.service.js'

const normalize = (bytes: Buffer) => new PhotoService().normalize(dataUrl(bytes))

const crc32 = (bytes: Buffer): number => {
  let crc = 0xffffffff
  for (const byte of bytes) {
    crc ^= byte
    for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1
  }
  return (crc ^ 0xffffffff) >>> 0
}

const uint32 = (value: number): Buffer => {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(value)
  return bytes
}

const pngChunk = (type: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  return Buffer.concat([uint32(data.length), body, uint32(crc32(body))])
}

/** A gray PNG that says it has so many pixels, with at most 20 million of them really there, in a few kB. */
const pngOf = (width: number, height: number): Buffer =>
  Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    pngChunk('IHDR', Buffer.concat([uint32(width), uint32(height), Buffer.from([8, 0, 0, 0, 0])])),
    pngChunk('IDAT', deflateSync(Buffer.alloc(Math.min(width * height, 20_000_000)))),
    pngChunk('IEND', Buffer.alloc(0)),
  ])

const SVG = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>',
)
const GIF = Buffer.from('R0lGODlhAQABAIAAAP///wAAACwAAAAAAQABAAACAkQBADs=', 'base64')
const JPEG_HEAD = Buffer.from([0xff, 0xd8, 0xff, 0xe0])

const expectRefusal = (bytes: Buffer, message: string) =>
  expect(normalize(bytes)).rejects.toEqual(new (situation('invalid_image', message))())

describe(PhotoService.name, () => {
  it.each(['jpeg', 'png', 'webp'] as const)('makes an upright JPEG of a %s', async (format) => {
    const bytes = await sharp(await jpegPhoto())
      .toFormat(format)
      .toBuffer()
    expect(await sharp(await normalize(bytes)).metadata()).toMatchObject({
      format: 'jpeg',
      width: 640,
      height: 480,
    })
  })

  it('turns a phone photo upright, fits it into 1024x768 and drops camera and place', async () => {
    const bytes = await phonePhoto()
    expect(bytes.includes('CANARY-CAMERA')).toBe(true)
    expect((await sharp(bytes).metadata()).exif?.includes('Exif')).toBe(true)
    const photo = await normalize(bytes)
    const metadata = await sharp(photo).metadata()
    expect(metadata).toMatchObject({ format: 'jpeg', width: 576, height: 768 })
    expect(metadata.exif).toBeUndefined()
    expect(metadata.orientation).toBeUndefined()
    expect(photo.includes('CANARY-CAMERA')).toBe(false)
  })

  it('does not enlarge', async () => {
    expect(await sharp(await normalize(await jpegPhoto('red', 8, 6))).metadata()).toMatchObject({
      width: 8,
      height: 6,
    })
  })

  it('puts transparent pixels on white', async () => {
    const clear = await sharp({
      create: { width: 4, height: 4, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
    })
      .png()
      .toBuffer()
    const { dominant } = await sharp(await normalize(clear)).stats()
    expect(dominant.r).toBeGreaterThan(240)
  })

  it.each([
    ['an SVG', SVG],
    ['a GIF', GIF],
    ['a PDF', Buffer.from('%PDF-1.7')],
    ['text', Buffer.from('hello')],
    ['nothing much', Buffer.from([0])],
    ['a WAV, which begins like a WebP', Buffer.from('RIFF0000WAVEfmt ')],
  ])('refuses %s by its first bytes', (_name, bytes) => expectRefusal(bytes, WRONG_KIND))

  it.each([
    ['an SVG behind the first bytes of a JPEG', Buffer.concat([JPEG_HEAD, SVG])],
    ['only the first bytes of a JPEG', JPEG_HEAD],
    ['a picture of 16384x16384 in few bytes', pngOf(16_384, 16_384)],
    ['a picture that is wide beyond measure', pngOf(2_000_000_000, 1)],
    ['a picture without pixels', pngOf(0, 0)],
  ])('refuses %s', async (_name, bytes) => {
    await expectRefusal(bytes, UNREADABLE)
  })

  it('refuses a photo that was cut off', async () => {
    const whole = await sharp({
      create: {
        width: 400,
        height: 300,
        channels: 3,
        background: 'gray',
        noise: { type: 'gaussian', mean: 128, sigma: 30 },
      },
    })
      .jpeg()
      .toBuffer()
    await expectRefusal(whole.subarray(0, whole.length / 2), UNREADABLE)
  })

  it('leaves behind whatever was hung onto a photo', async () => {
    const polyglot = Buffer.concat([
      await jpegPhoto(),
      Buffer.from('<script>alert("CANARY")</script>PK\u0003\u0004'),
    ])
    expect((await normalize(polyglot)).includes('CANARY')).toBe(false)
  })

  it('takes one picture of a moving WebP', async () => {
    const frames = await Promise.all(['blue', 'red', 'lime'].map((color) => jpegPhoto(color, 20, 10)))
    const moving = await sharp(frames, { join: { animated: true } })
      .webp({ loop: 0 })
      .toBuffer()
    expect((await sharp(moving, { pages: -1 }).metadata()).pages).toBe(3)
    expect(await sharp(await normalize(moving)).metadata()).toMatchObject({ width: 20, height: 10 })
  })

  it('keeps the decoders of other formats closed for the whole process', async () => {
    await expect(sharp(SVG).metadata()).rejects.toThrow()
    await expect(sharp(GIF).metadata()).rejects.toThrow()
  })
})
