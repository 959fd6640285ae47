import { Answer, IdField } from '@gb/service-kit'

/** Path of one entry. */
export class EntryPath {
  @IdField('Id of the entry.') entry_id!: string
}

/** What every stored entry carries. */
export class EntryDto {
  @Answer('Id of the entry.', '0d3b6a54-6c0f-4a5e-8a52-3c8f4cb51d0a', 'uuid') entry_id!: string
  @Answer('Calendar day in the zone of the person, fixed when the entry was written.', '2026-11-20', 'date')
  date!: string
  @Answer('When it happened, ISO 8601 in UTC.', '2026-11-20T08:30:00.000Z', 'date-time') recorded_at!: string
}

/** Answer of a deletion. */
export class EntryDeletedDto {
  @Answer('Always true; a second deletion is 404.', true) deleted!: boolean
}
