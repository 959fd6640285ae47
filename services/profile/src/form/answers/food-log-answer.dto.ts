import { Answer, FlagField } from '@gb/service-kit'

/** The answer to "Did you log everything?". */
export class FoodLogAnswerDto {
  @FlagField({
    description:
      'Whether what was logged up to now is all that was eaten. `false` takes an earlier answer back (health-rules 9b.3).',
    example: true,
  })
  was_all!: boolean
}

/** What stands now. */
export class FoodLoggedDto {
  @Answer.orNull(
    String,
    'The local day up to which all food is logged, by the answer of the person; null when there is none.',
    '2026-11-20',
    'date',
  )
  food_logged_through!: string | null
}
