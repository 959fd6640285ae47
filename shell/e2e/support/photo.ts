import sharp from 'sharp'

const WIDTH = 4000
const HEIGHT = 3000

// The raw left half is red, the right half blue. With orientation 6 (turn right) red must come out on top.
const SCENE = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
  <rect width="${WIDTH / 2}" height="${HEIGHT}" fill="#c01818"/>
  <rect x="${WIDTH / 2}" width="${WIDTH / 2}" height="${HEIGHT}" fill="#1840c0"/>
  <circle cx="${WIDTH / 2}" cy="${HEIGHT / 2}" r="900" fill="#f4f1ea"/>
  <circle cx="${WIDTH / 2 - 250}" cy="${HEIGHT / 2}" r="380" fill="#c98d4b"/>
  <circle cx="${WIDTH / 2 + 330}" cy="${HEIGHT / 2 + 120}" r="300" fill="#3f7d2c"/>
</svg>`

/**
 * A 12-megapixel JPEG as a phone makes it: lying on its side with orientation 6, and with the place in its EXIF.
 * @param seed different seeds make different bytes
 */
export const phonePhoto = (seed = 0): Promise<Buffer> =>
  sharp(Buffer.from(SCENE))
    .modulate({ brightness: 1 + seed / 100 })
    .withExif({
      IFD0: { Make: 'Example', Model: 'Phone 12 MP', Orientation: '6' },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '40/1 26/1 46/1',
        GPSLongitudeRef: 'W',
        GPSLongitude: '79/1 58/1 56/1',
      },
    })
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 90 })
    .toBuffer()

/** A small JPEG of one color; another color is another photo. */
export const plainPhoto = (background: string): Promise<Buffer> =>
  sharp({ create: { width: 64, height: 48, channels: 3, background } })
    .jpeg()
    .toBuffer()
