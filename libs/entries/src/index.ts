export { useBodyFlags, type BodyRaised } from './calls/body-state'
export { useCrisis, type HelpWritten } from './calls/crisis-state'
export { useIsHelpHomeless, useOwnHelpPlace } from './calls/help-places'
export { useShownFor } from './calls/shown-for'
export { useSupportNeeds } from './calls/support-state'
export { useNoteCalls } from './calls/use-note-calls'
export { useWrittenWords } from './calls/written-words'
export { toBase64 } from './form/base64'
export { newPress, useFormPress, type Press } from './form/press'
export { useEntryForm } from './form/use-entry-form'
export { useOneTap } from './form/use-one-tap'
export { type Catalog, catalog } from './catalog/catalog'
export { uiCatalog } from './catalog/ui-catalog'
export { OtherLanguage } from './language/other-language'
export { OwnLanguage } from './language/own-language'
export { countryOptions } from './language/country-options'
export {
  loadOwnLanguage,
  ownLanguage,
  Speaking,
  useLanguageHere,
  useMessages,
  useOwnLanguage,
  useSpoken,
} from './language/speaking'
export { drinkReader, toDrink, type Drink } from './log/drink'
export { allPagesOf, pagesOf } from './log/pages'
export { feelLogged } from './log/felt'
export { UNDO_MS, useEntryLog, type Entry } from './log/use-entry-log'
export { useOutboxWrite, type OutboxWriter } from './log/use-outbox-write'
export { usePendingEntries } from './log/use-pending-entries'
export { Brought, useIsBrought } from './parts/brought'
export { afterFirst, firstCame, holdUntil } from './parts/first-moment'
export { later, useLater, type Later } from './parts/later'
export { savesData } from './parts/line'
export { useCareCalls, useLacksCareCall } from './person/care-calls'
export { ConcernAnswer } from './person/concern-answer'
export { useConcernsRead, useIsSerious, type ShownConcern } from './person/concerns'
export { useIsOnline } from './person/is-online'
export { clinicSheetOf, stagedOf } from './person/staged'
export { amountInWords, FLUID_UNITS, useFluidUnit, type FluidUnit } from './units/fluid-unit'
export { shownIn, type Unit } from './units/unit'
export { useWeightUnit, WEIGHT_UNITS, weightInWords, type WeightUnit } from './units/weight-unit'
export { useDayOf, useHourOfDay, useLocalDay } from './when/use-local-day'
export { readWhen, useWhen, wallClock, type WhenState } from './when/use-when'
export { whenOf } from './when/when-of'
export { entryCatalog } from './messages/generated/entry'
export { entryWords, stateInWords, type WhenFault } from './words/entry-words'
export { refusalInWords } from './words/refusal-in-words'

// What a remote takes of the domain through the shell, which has it already (`shared-rules.ts` of @gb/mfe-build).
export {
  addDays,
  DAY_ZERO,
  dayNumber,
  daysBetween,
  isDay,
  isOver,
  isWithin,
  monthsBetween,
  reaches,
  roundToStep,
} from '@gb/domain'
