import { SCREENS_CHECKED_ON } from '@gb/domain'
import { useMessages } from '@gb/entries'
import { type Days, useDaysIn } from '@gb/own-words'
import { sectionCatalog } from './messages/generated/section'

/** Writes days and times in the language that is spoken here. */
export const useDays = (): Days => useDaysIn(useMessages(sectionCatalog).near)

/** When what the screens say was held against its sources. */
export const useChecked = (): string => useMessages(sectionCatalog).checked({ day: SCREENS_CHECKED_ON })
