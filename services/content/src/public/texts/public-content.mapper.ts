import type { Language } from '@gb/domain'
import type { StoredDocument } from '../../documents/published/document.repository.js'
import { PolicyTextDto } from '../../documents/shapes/policy-text.dto.js'
import { toStoredBody } from '../../documents/shapes/stored-shapes.js'
import type { Encouragement } from './daily-encouragement.js'
import type { DailyEncouragementDto } from './daily-encouragement.dto.js'
import type { PolicyDto } from './policy.dto.js'

/** A policy with its version. */
export const toPolicy = (document: StoredDocument): PolicyDto => {
  const { title, last_updated, summary, sections } = toStoredBody(PolicyTextDto, document)
  return { title, version: document.version, last_updated, summary, sections }
}

/** The wire form of one day's words. */
export const toDailyEncouragement = (
  { day, message, note }: Encouragement,
  language: Language,
): DailyEncouragementDto => ({
  date: day,
  daily_message: message,
  creator_note: note,
  language,
})
