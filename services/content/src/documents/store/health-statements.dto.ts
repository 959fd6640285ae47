import { Answer } from '@gb/service-kit'

/** One statement about health, and where it comes from. */
export class HealthStatementDto {
  @Answer('Name of the text, or a file of the product.', 'health-tips') where!: string
  @Answer('Place inside it; empty for a whole file.', 'side_effects.0') place!: string
  @Answer('What it is about, or its words.', 'Nausea and vomiting') words!: string
  @Answer('Where it comes from, by name.', 'My Bariatric Solutions warning signs') source!: string
  @Answer('Day of the last look, YYYY-MM-DD.', '2026-11-20') review_date!: string
}

/** All statements about health of the texts in force and of the program. */
export class HealthStatementsDto {
  @Answer('Those that were last looked at before this day are due, YYYY-MM-DD: a year ago.', '2025-11-22')
  due_before!: string
  @Answer.list(HealthStatementDto, 'Due for another look, the oldest first.') due!: HealthStatementDto[]
  @Answer.list(HealthStatementDto, 'All, text by text.') statements!: HealthStatementDto[]
}
