/** Brands of the pictures that phones take in the High Efficiency format. Source: standards, ISO/IEC 23008-12, 10.2. */
const BRANDS = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1']
const HEADER_BYTES = 12

/** Whether a file begins as a HEIC picture does; its name and type are whatever the device made of them. */
export async function isHeic(file: Blob): Promise<boolean> {
  const header = new Uint8Array(await file.slice(0, HEADER_BYTES).arrayBuffer())
  const text = String.fromCharCode(...header)
  return text.slice(4, 8) === 'ftyp' && BRANDS.includes(text.slice(8, 12))
}
