import { type Claimant, type DeclaredSlot, type DeclaredTab, isRecord } from '@gb/domain'
import { isTabId } from '@gb/mfe-contract'

// The server has held each field to its list; a newer one may know icons and places that this shell does not.
const isTab = (value: unknown): value is DeclaredTab =>
  isRecord(value) && typeof value.title === 'string' && typeof value.order === 'number'

const isSlot = (value: unknown): value is DeclaredSlot => isRecord(value)

const only = <T>(list: unknown, isGood: (value: unknown) => value is T, isName: (name: string) => boolean) =>
  Object.fromEntries(
    Object.entries(isRecord(list) ? list : {}).filter(
      (entry): entry is [string, T] => isName(entry[0]) && isGood(entry[1]),
    ),
  )

/** Reads what a remote declares; what cannot be read of it is left out, and harms nothing else. */
export const readDeclaration = (value: unknown): Required<Omit<Claimant, 'name'>> => {
  const { tabs, slots } = isRecord(value) ? value : {}
  return { tabs: only(tabs, isTab, isTabId), slots: only(slots, isSlot, () => true) }
}
