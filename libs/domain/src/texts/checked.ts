/**
 * When something that is said about health was last held against the sources beside it. No clinician has reviewed the
 * texts, so no screen says that they were reviewed. Source: health-rules 0.
 * @param when a month or a day in words, e.g. "November 2026"
 */
export const checkedInWords = (when: string): string => `Checked against its sources, ${when}`

/** The same for the texts of the screens themselves, which were checked together. */
export const SCREENS_CHECKED = checkedInWords('November 2026')
