import { Answer } from '@gb/service-kit'
import {
  BODY_LEVELS,
  type BodyFlag,
  bodyFlags,
  type BodyLevel,
  FLAG_TOPICS,
  type FlagTopic,
  hasCrisisWords,
} from '@gb/domain'

/** A red flag of the body that a note tells of; never a word of what was written. Source: health-rules 9b.2. */
class NoteFlagDto implements BodyFlag {
  @Answer.oneOf(FLAG_TOPICS, 'What it is about.', 'fever') topic!: FlagTopic
  @Answer.oneOf(BODY_LEVELS, 'How soon to call, and whom.', 'surgeon_now') level!: BodyLevel
}

/**
 * The help that a note calls for that has just been saved. The page that wrote it may not have the phrases yet, or may
 * be closed before it has them. Computed here by fixed rules: no text is sent to anybody, and nobody reads along.
 */
export class NoteCallsDto {
  @Answer('It calls for the crisis card.', false) crisis!: boolean
  @Answer.list(NoteFlagDto, 'It calls for the card about the body.', { example: [] })
  body!: readonly NoteFlagDto[]
}

/** What a saved note calls for; an empty one calls for nothing. */
export const noteCalls = (note: string): NoteCallsDto => ({
  crisis: hasCrisisWords(note),
  body: bodyFlags(note),
})
