import { kept } from '@gb/device'
import { dialable } from '@gb/domain'

/** The number of the surgeon that the person noted on their card, as it is dialed; null where there is none. */
export function surgeonNumber(): string | null {
  try {
    const card: unknown = JSON.parse(kept.read('ownCard') ?? 'null')
    const noted = typeof card === 'object' && card !== null && 'surgeon' in card ? card.surgeon : null
    return typeof noted === 'string' ? dialable(noted) : null
  } catch {
    return null
  }
}
