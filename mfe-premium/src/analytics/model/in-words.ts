/** "−8.4", "+0.6", "0": a change with its sign. */
export const changeInWords = (value: number): string => {
  if (value === 0) return '0'
  return `${value < 0 ? '\u2212' : '+'}${Math.abs(value)}`
}
