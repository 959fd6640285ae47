import { type Language, LANGUAGES } from '@gb/domain'
import { Answer, DayField } from '@gb/service-kit'
import { DailyMessageDto } from '../../documents/shapes/encouragements.dto.js'
import { TextLanguageQuery } from '../../documents/shapes/text-language.dto.js'

/** Which day is asked for, and in which language. */
export class DailyEncouragementQuery extends TextLanguageQuery {
  @DayField({
    description: 'Local day, YYYY-MM-DD; without it today in X-Time-Zone, else in UTC.',
    example: '2026-11-20',
    optional: true,
  })
  date?: string
}

/** The words of one day. */
export class DailyEncouragementDto {
  @Answer('The local day they are for.', '2026-11-20', 'date') date!: string
  @Answer.part(DailyMessageDto, 'The words of the day, the same for everyone.')
  daily_message!: DailyMessageDto
  @Answer('A line from the creator.', 'Write down one win from this week. Any size will do.')
  creator_note!: string
  @Answer.oneOf(
    LANGUAGES,
    'The language of the words; English where the translation does not say every one of the texts in force.',
    'en',
  )
  language!: Language
}
