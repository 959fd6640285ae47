import type { MedicineMoment } from '@gb/domain'

const keyOf = (moment: MedicineMoment): string => `gb.medicines_read.${moment}`

/** Which questions about medicines were read on this device: each comes once. Forgotten with the person. */
export const medicineDismissal = {
  isRead(moment: MedicineMoment): boolean {
    try {
      return globalThis.localStorage.getItem(keyOf(moment)) === 'yes'
    } catch {
      return false
    }
  },
  keep(moment: MedicineMoment): void {
    try {
      globalThis.localStorage.setItem(keyOf(moment), 'yes')
    } catch {
      // It comes again on the next visit, which is all that can be done.
    }
  },
}
