import sharp from 'sharp'

// The seven modules of a digit, left with odd parity; the other two sets follow from it. Source: standards, GS1 General
// Specifications 5.2.1.
const ODD = '0001101 0011001 0010011 0111101 0100011 0110001 0101111 0111011 0110111 0001011'.split(' ')
const RIGHT = ODD.map((modules) => Array.from(modules, (bit) => (bit === '0' ? '1' : '0')).join(''))
const EVEN = RIGHT.map((modules) => Array.from(modules).reverse().join(''))
/** Which of the six left digits are even says the first digit, which has no bars of its own. */
const FIRST = 'OOOOOO OOEOEE OOEEOE OOEEEO OEOOEE OEEOOE OEEEOO OEOEOE OEOEEO OEEOEO'.split(' ')
const QUIET = '0'.repeat(11)

const modulesOf = (code: string): string => {
  const [first, ...rest] = Array.from(code, Number)
  const left = rest.slice(0, 6).map((digit, at) => (FIRST[first ?? 0]?.[at] === 'E' ? EVEN : ODD)[digit])
  const right = rest.slice(6).map((digit) => RIGHT[digit])
  return `${QUIET}101${left.join('')}01010${right.join('')}101${QUIET}`
}

const drawingOf = (code: string, width: number, height: number): Buffer => {
  const modules = Array.from(modulesOf(code))
  const module = Math.floor((width * 0.8) / modules.length)
  const from = Math.round((width - module * modules.length) / 2)
  const bars = modules.map((bit, at) =>
    bit === '1'
      ? `<rect x="${from + at * module}" y="${height * 0.25}" width="${module}" height="${height * 0.5}"/>`
      : '',
  )
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#fff"/>${bars.join('')}</svg>`,
  )
}

/** A photo of a product's bars. `code` is an EAN-13 with its check digit. */
export const barcodePhoto = (code: string): Promise<Buffer> =>
  sharp(drawingOf(code, 1600, 1200))
    .blur(1)
    .jpeg()
    .toBuffer()

/** The same as the video of a camera that holds still (YUV4MPEG2, which Chromium plays as its camera). */
export const barcodeVideo = async (code: string): Promise<Buffer> => {
  const [width, height] = [640, 480]
  const luma = await sharp(drawingOf(code, width, height))
    .grayscale()
    .raw()
    .toBuffer()
  const noColor = Buffer.alloc((width * height) / 2, 128)
  const header = Buffer.from(`YUV4MPEG2 W${width} H${height} F10:1 Ip C420jpeg\nFRAME\n`)
  return Buffer.concat([header, luma.subarray(0, width * height), noColor])
}
