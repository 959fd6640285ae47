import { kept } from '@gb/device'
import type { MedicineMoment } from '@gb/domain'

/** Which questions about medicines were read on this device: each comes once. Forgotten with the person. */
export const medicineDismissal = {
  isRead: (moment: MedicineMoment): boolean => kept.read('medicinesRead', moment) === 'yes',
  keep: (moment: MedicineMoment): void => kept.keep('medicinesRead', 'yes', moment),
}
