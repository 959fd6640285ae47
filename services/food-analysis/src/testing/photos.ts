import sharp from 'sharp'

const solid = (width: number, height: number, background: string) =>
  sharp({ create: { width, height, channels: 3, background } })

/** A JPEG of one color; another color is another photo. */
export const jpegPhoto = (background = 'tomato', width = 640, height = 480): Promise<Buffer> =>
  solid(width, height, background).jpeg().toBuffer()

const SHADES = 16
let made = 0

/** A photo that nobody has sent before, in the spelling that browsers send. */
export const newPhoto = async (): Promise<string> => {
  const shade = (step: number): string => (Math.floor(made / step) % SHADES).toString(16).repeat(2)
  const color = `#${shade(1)}${shade(SHADES)}${shade(SHADES ** 2)}`
  made += 1
  return dataUrl(await jpegPhoto(color, 64, 48))
}

/** A landscape JPEG whose EXIF says "turn me upright" and where it was taken. */
export const phonePhoto = (): Promise<Buffer> =>
  solid(1600, 1200, 'olive')
    .withMetadata({ orientation: 6 })
    .withExifMerge({
      IFD0: { Make: 'CANARY-CAMERA' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 3230/100' },
    })
    .jpeg()
    .toBuffer()

/** A photo in the spelling that browsers send. */
export const dataUrl = (bytes: Buffer, type = 'jpeg'): string =>
  `data:image/${type};base64,${bytes.toString('base64')}`
