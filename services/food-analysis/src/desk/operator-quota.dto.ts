import { OWN_SCAN_LIMIT, OWN_SCAN_LIMIT_DAYS } from '@gb/domain'
import { Answer, InstantField, NumberField } from '@gb/service-kit'
import { ScanStatusDto } from '../quota/quota.dto.js'

/** More scans for a time. */
export class RaiseLimitDto {
  @NumberField(OWN_SCAN_LIMIT, {
    description:
      'How many scans in all, those that are used among them. What everybody has is never lowered.',
    example: 20,
  })
  limit!: number

  @InstantField({
    description: `ISO 8601 instant, with Z or an offset, until which it holds; at most ${OWN_SCAN_LIMIT_DAYS} days ahead.`,
    example: '2027-01-31T23:59:59Z',
  })
  until!: string
}

/** How many scans a person has. */
export class PersonQuotaDto extends ScanStatusDto {
  @Answer.orNull(Number, 'The own limit that was set; null: none.', 20) own_limit!: number | null
  @Answer.orNull(
    String,
    'ISO instant until which it holds, or held.',
    '2027-01-31T23:59:59.000Z',
    'date-time',
  )
  own_limit_until!: string | null
  @Answer.orNull(String, 'Name of the operator who set it.', 'Olga Support') own_limit_by!: string | null
}
