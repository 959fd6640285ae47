import { DAY_STARTS_AT } from '@gb/domain'
import { WholeNumberField } from '../../person/profile/profile-fields.js'

/** When the day of a person begins. */
export class DayStartDto {
  @WholeNumberField(DAY_STARTS_AT, {
    description:
      'The hour after midnight at which the day begins, in the time zone of the profile: what is logged before it counts for the day before. Entries that are stored already keep their day.',
    example: 4,
  })
  day_starts_at!: number
}
