import {
  CHECK_IN_CONTEXT_DAYS,
  CLINIC_PARTS,
  type ClinicPart,
  CONCERN_IDS,
  type ConcernId,
  PHASE_KEYS,
  type PhaseKey,
  URGENCIES,
  type Urgency,
} from '@gb/domain'
import { Answer } from '@gb/service-kit'
import { InboxPath } from './inbox.dto.js'

const figure = (description: string, example: number) =>
  Answer.orNull(Number, `${description}; null when nothing was kept.`, example)

/** What the person kept on one local day, in figures. Nothing that they wrote is among it. */
export class ContextDayDto {
  @Answer('Local day.', '2026-11-20', 'date') date!: string
  @figure('Last weight, lbs', 210.5) weight_lbs!: number | null
  @figure('Fluids, oz', 56) fluid_oz!: number | null
  @Answer.count('How many vitamins were taken.', 3) vitamins!: number
  @figure('Mean mood, 1 to 10', 6) mood_rating!: number | null
  @figure('Mean energy, 1 to 10', 5) energy_level!: number | null
  @Answer.count('Meals that were kept; a plate of drinks alone is none.', 4) meals!: number
  @figure('Calories of all that was eaten and drunk', 820) calories!: number | null
  @figure('Its protein, g', 62.5) protein_g!: number | null
}

/** What the logs of the person are concerned about; the person reads the same words. */
export class ContextConcernDto {
  @Answer.oneOf(CONCERN_IDS, 'A stable name.', 'dry_two_days') id!: ConcernId

  @Answer.oneOf(
    URGENCIES,
    '`now` call now, `today` call today, `soon` be seen soon; `ask` is a question, `kind` a kind word.',
    'today',
  )
  urgency!: Urgency

  @Answer('In a few words.', 'Please call your care team today') title!: string

  @Answer(
    'What the person reads about it.',
    'You logged very little to drink two days in a row. Keep taking small sips.',
  )
  text!: string
}

/** The food stage of the person today, and whose plan it follows. */
export class ContextStageDto {
  @Answer.oneOfOrNull(PHASE_KEYS, 'Phase today; null without a surgery date.', 'puree')
  phase!: PhaseKey | null
  @Answer.orNull(Number, 'Protein of a day in g; null when the phase has no goal.', 60)
  protein_goal_g!: number | null
  @Answer('Fluids of a day in US fl oz.', 64) fluid_goal_oz!: number
  @Answer.someOf(
    CLINIC_PARTS,
    "What of it the person's own clinic says; the rest is the general guide. Nobody is advised against the plan of their clinic.",
    ['stage'],
  )
  from_clinic!: readonly ClinicPart[]
}

/** What stands beside a message for whoever answers it. */
export class CheckInContextDto extends InboxPath {
  @Answer(
    `The first of the ${CHECK_IN_CONTEXT_DAYS} days that are shown, in the person's own time zone.`,
    '2026-11-07',
    'date',
  )
  from!: string

  @Answer(
    'Whether the person said in their profile that they are pregnant: no goal for weight or energy is theirs then, and alcohol, vitamin A and a fall in weight are other matters. False also where nothing was said.',
    false,
  )
  is_pregnant!: boolean

  @Answer.part(ContextStageDto, 'The food stage of today.') stage!: ContextStageDto

  @Answer.list(ContextConcernDto, 'The most urgent first. What was found in a text alone is not among it.')
  concerns!: ContextConcernDto[]

  @Answer.list(
    ContextDayDto,
    `The last ${CHECK_IN_CONTEXT_DAYS} days, today among them, newest first. A day on which nothing was kept is not there.`,
  )
  days!: ContextDayDto[]
}
