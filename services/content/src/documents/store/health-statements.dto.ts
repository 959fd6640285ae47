import { ApiProperty } from '@nestjs/swagger'

/** One statement about health, and where it comes from. */
export class HealthStatementDto {
  @ApiProperty({ description: 'Name of the text, or a file of the product.', example: 'health-tips' })
  where!: string

  @ApiProperty({ description: 'Place inside it; empty for a whole file.', example: 'side_effects.0' })
  place!: string

  @ApiProperty({ description: 'What it is about, or its words.', example: 'Nausea and vomiting' })
  words!: string

  @ApiProperty({
    description: 'Where it comes from, by name.',
    example: 'My Bariatric Solutions warning signs',
  })
  source!: string

  @ApiProperty({ description: 'Day of the last look, YYYY-MM-DD.', example: '2026-11-20' })
  review_date!: string
}

/** All statements about health of the texts in force and of the program. */
export class HealthStatementsDto {
  @ApiProperty({
    description: 'Those that were last looked at before this day are due, YYYY-MM-DD: a year ago.',
    example: '2025-11-22',
  })
  due_before!: string

  @ApiProperty({ description: 'Due for another look, the oldest first.', type: [HealthStatementDto] })
  due!: HealthStatementDto[]

  @ApiProperty({ description: 'All, text by text.', type: [HealthStatementDto] })
  statements!: HealthStatementDto[]
}
