import { spelled } from '@gb/service-kit'
import type { RecoveryEntryDto } from './recovery.dto.js'
import type { RecoveryEntry } from './recovery-entry.repository.js'

/** The answers of a day on the wire. */
export const toRecoveryEntryDto = (entry: RecoveryEntry): RecoveryEntryDto => ({
  ...spelled(
    entry,
    'entryId',
    'recordedAt',
    'vomiting',
    'pain',
    'pulseBpm',
    'pulseSkipped',
    'temperature',
    'temperatureSkipped',
  ),
  date: entry.localDate,
})
