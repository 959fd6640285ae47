import type { ApiData } from '@gb/api-client'
import type { EntryReader, EntryValues } from '@gb/device'
import { NO_RECOVERY_ANSWERS, type RecoveryAnswers, withLater } from '@gb/domain'
import { whenOf } from '@gb/entries'
import type { RecoveryAnswer, RecoveryEntry } from '../model/recovery'

type Wire = ApiData<'/api/recovery-history/{user_id}'>
type Values = EntryValues['recovery']['change']

/** The stored days of the wire. */
export const toEntries = ({ entries }: Wire): RecoveryEntry[] =>
  entries.map((entry) => ({
    entryId: entry.entry_id,
    recordedAt: entry.recorded_at,
    day: entry.date,
    vomiting: entry.vomiting,
    pain: entry.pain,
    pulseBpm: entry.pulse_bpm,
    pulseSkipped: entry.pulse_skipped,
    temperature: entry.temperature,
    temperatureSkipped: entry.temperature_skipped,
  }))

/** An answer as it is sent: what is not said stays as it is. */
export function toValues(answer: RecoveryAnswer): Values {
  if ('pulseBpm' in answer) return { pulse_bpm: answer.pulseBpm }
  if ('pulseSkipped' in answer) return { pulse_skipped: true }
  if ('temperature' in answer) return { temperature: answer.temperature }
  if ('temperatureSkipped' in answer) return { temperature_skipped: true }
  return answer
}

/** What is sent, as answers: a number wins over "could not be measured", as on the server. */
const answersIn = (values: Values): RecoveryAnswers => ({
  vomiting: values.vomiting ?? null,
  pain: values.pain ?? null,
  pulseBpm: values.pulse_bpm ?? null,
  pulseSkipped: values.pulse_bpm === undefined && values.pulse_skipped === true,
  temperature: values.temperature ?? null,
  temperatureSkipped: values.temperature === undefined && values.temperature_skipped === true,
})

/** Makes days of what is on its way; `dayOf` tells the local day of an instant. */
export const recoveryReader = (
  dayOf: (recordedAt: string) => string,
): EntryReader<'recovery', RecoveryEntry> => ({
  create: (entryId, values) => ({
    ...NO_RECOVERY_ANSWERS,
    ...answersIn(values),
    entryId,
    recordedAt: '',
    day: '',
    ...whenOf(values.recorded_at, dayOf),
  }),
  // Another device may have said it first: the day stays the day it is.
  change: (entry, values) => ({ ...entry, ...withLater(entry, answersIn(values)) }),
})
