import { SCREENS_CHECKED_ON } from '@gb/domain'
import { useMessages } from '@gb/entries'
import { type Days, useDaysIn } from '@gb/own-words'
import { sharedCatalog } from './messages/generated/shared'

/** Writes days and times in the language that is spoken here. */
export const useDays = (): Days => useDaysIn(useMessages(sharedCatalog).near)

/** When what the screens say was held against its sources. */
export const useChecked = (): string => useMessages(sharedCatalog).checked({ day: SCREENS_CHECKED_ON })
