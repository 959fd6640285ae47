/** Characters of a typed or scanned product code, spaces and dashes included. */
export const BARCODE_LENGTH = { min: 8, max: 20 } as const

const digitAt = (code: string, index: number): number => Number(code[index])

/** GS1 check: from the right, digits count 1 and 3 in turn, and the sum is a multiple of 10. Source: standards, GS1 General Specifications 7.9. */
const checks = (code: string): boolean => {
  let sum = 0
  for (let place = 0; place < code.length; place++)
    sum += digitAt(code, code.length - 1 - place) * (place % 2 === 0 ? 1 : 3)
  return sum % 10 === 0
}

/** UPC-E is UPC-A with its zeros left out; the last digit says where they were. Source: standards, GS1 General Specifications 5.2.2.4.2. */
const expandUpcE = (code: string): string => {
  const [system, a, b, c, d, e, how] = code
  const check = code.at(-1)
  const at = Number(how)
  if (at <= 2) return `${system}${a}${b}${how}0000${c}${d}${e}${check}`
  if (at === 3) return `${system}${a}${b}${c}00000${d}${e}${check}`
  if (at === 4) return `${system}${a}${b}${c}${d}00000${e}${check}`
  return `${system}${a}${b}${c}${d}${e}0000${how}${check}`
}

/**
 * A product code as EAN-13 or EAN-8, or null when its check digit is wrong. UPC-A gets its leading zero; eight digits
 * are an EAN-8 or, when that does not check, a UPC-E.
 */
export const readBarcode = (typed: string): string | null => {
  const code = typed.replaceAll(/[\s-]/g, '')
  if (!/^(?:\d{8}|\d{12}|\d{13})$/.test(code)) return null
  if (checks(code)) return code.length === 12 ? `0${code}` : code
  const upcA = code.length === 8 && /^[01]/.test(code) ? expandUpcE(code) : ''
  return upcA !== '' && checks(upcA) ? `0${upcA}` : null
}
