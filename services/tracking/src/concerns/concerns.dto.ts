import {
  CONCERN_IDS,
  CONCERN_TABS,
  CONCERN_TOPICS,
  type ConcernId,
  type ConcernTab,
  type ConcernTopic,
  URGENCIES,
  type Urgency,
} from '@gb/domain'
import { Answer } from '@gb/service-kit'

/** The one thing to do about a concern: `tab` opens a tab, `link` an address. */
export class ConcernActionDto {
  @Answer.oneOf(['tab', 'link'], 'What the action is.', 'tab') kind!: 'tab' | 'link'
  @Answer.oneOfOrNull(CONCERN_TABS, 'The tab to open; null for a link.', 'fluids') tab!: ConcernTab | null
  @Answer.orNull(String, 'The address, tel: or https:; null for a tab.', null) href!: string | null
  @Answer('What the button says.', 'Log a drink') label!: string
}

/** One thing to be concerned about. */
export class ConcernDto {
  @Answer.oneOf(CONCERN_IDS, 'A stable name.', 'dry_two_days') id!: ConcernId

  @Answer.oneOf(
    URGENCIES,
    'How soon it wants doing: `now` call now, `today` call today, `soon` be seen soon; `ask` is a question, `kind` a kind word.',
    'today',
  )
  urgency!: Urgency

  @Answer.oneOf(CONCERN_TOPICS, 'The log it belongs to; `words` is what was written anywhere.', 'fluids')
  topic!: ConcernTopic
  @Answer('In a few words.', 'Please call your care team today') title!: string

  @Answer(
    'In plain words, the same on every screen.',
    'You logged very little to drink two days in a row. Keep taking small sips.',
  )
  text!: string

  @Answer.part(ConcernActionDto, 'What to do.') action!: ConcernActionDto
  @Answer.orNull(
    String,
    'What the button of its answer says, for PUT /api/food-log-answer/{user_id}; null where nothing is answered.',
    null,
  )
  answer!: string | null

  @Answer('Section of the clinical rules that it comes from.', '6.2') source!: string
}

/** Everything that the logs of a person are concerned about. */
export class ConcernsDto {
  @Answer.list(ConcernDto, 'The most urgent first; empty when there is none.') concerns!: ConcernDto[]
}
