/** The first one that the text names; programs that pretend to be others stand before those. */
const PROGRAMS: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(OPR|OPiOS)\//, 'Opera'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS|Chromium)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
]

const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'Chromebook'],
  [/\bMacintosh\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
]

const nameOf = (names: typeof PROGRAMS, text: string): string | undefined =>
  names.find(([pattern]) => pattern.test(text))?.[1]

/** What a person calls a browser, like "Safari on iPhone". Nothing that tells one person's browser from another's. */
export const deviceLabel = (userAgent: string | undefined): string => {
  const program = nameOf(PROGRAMS, userAgent ?? '') ?? 'Browser'
  const system = nameOf(SYSTEMS, userAgent ?? '')
  return system ? `${program} on ${system}` : program
}
