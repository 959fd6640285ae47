/** A typed phone number without its blanks and dashes; null when it cannot be dialed. */
export function dialable(phone: string): string | null {
  const digits = phone.replace(/[\s().\-–]/gu, '')
  return /^\+?\d{3,15}$/.test(digits) ? digits : null
}
