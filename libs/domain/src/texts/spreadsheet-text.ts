// What a spreadsheet takes for a formula at the start of a cell (OWASP, CSV injection), its full-width forms, and the
// apostrophe itself, so that what was put in front can be told from what was written.
const RISKY = /^['=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20]/

/** A text for a cell that no spreadsheet runs as a formula: an apostrophe goes in front where one might. */
export const defuseFormula = (text: string): string => (RISKY.test(text) ? `'${text}` : text)

/** The text that was defused. */
export const restoreText = (cell: string): string =>
  cell.startsWith("'") && RISKY.test(cell.slice(1)) ? cell.slice(1) : cell
