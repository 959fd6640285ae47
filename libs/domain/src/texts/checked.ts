/**
 * When something that is said about health was last held against the sources beside it. No clinician has reviewed the
 * texts, so no screen says that they were reviewed. Source: health-rules 0.
 * @param when a month or a day in words, e.g. "November 2026"
 */
export const checkedInWords = (when: string): string => `Checked against its sources, ${when}`

/** A day of the month in which the texts of the screens themselves were checked, which was done together. */
export const SCREENS_CHECKED_ON = '2026-11-01'

/** The same for these, in English. */
export const SCREENS_CHECKED = checkedInWords('November 2026')
