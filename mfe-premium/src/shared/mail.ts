/** Address of a mail that is already written: `mailto:` with subject and body. */
export const mailTo = (
  address: string,
  { subject, lines }: { subject: string; lines: readonly string[] },
): string =>
  `mailto:${address}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(lines.join('\r\n'))}`
