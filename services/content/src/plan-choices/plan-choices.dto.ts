import { Answer, PatternField } from '@gb/service-kit'
import { ApiProperty } from '@nestjs/swagger'
import { Matches, ValidateIf } from 'class-validator'

const ID = /^[a-z][a-z0-9-]{0,59}$/
const PLACE = /^[1-9][0-9]?\/[0-9]{1,2}\/[0-9]{1,2}$/

/** A dish that was taken instead of the planned one. */
export class PlanSwapDto {
  @ApiProperty({ description: 'The plan.', example: 'full-smooth-and-sweet', pattern: ID.source })
  plan_id!: string

  @ApiProperty({
    description: 'Where in the plan: day from 1, then meal and dish from 0.',
    example: '1/0/2',
    pattern: PLACE.source,
  })
  place!: string

  @Answer('The recipe taken instead.', 'vanilla-morning-shake') recipe_id!: string
}

/** What a person chose in plans and templates. */
export class PlanChoicesDto {
  @Answer.list(PlanSwapDto, 'The dishes that were taken instead, in all plans.') swaps!: PlanSwapDto[]
  @Answer.orNull(String, 'The template that was filled last; null before the first.', 'puree-week')
  filled_week!: string | null
}

/** One dish to take instead, or to take back. */
export class ChooseSwapDto {
  @PatternField(ID, '$property must be the id of a plan.', {
    description: 'The plan.',
    example: 'full-smooth-and-sweet',
    isTold: true,
  })
  plan_id!: string

  @PatternField(PLACE, '$property must be a place like 1/0/2.', {
    description: 'Where in the plan: day from 1, then meal and dish from 0.',
    example: '1/0/2',
    isTold: true,
  })
  place!: string

  @ApiProperty({
    description: 'The recipe to take instead; null for the planned dish again.',
    type: String,
    nullable: true,
    example: 'vanilla-morning-shake',
    pattern: ID.source,
  })
  @ValidateIf((_object, value) => value !== null)
  @Matches(ID, { message: '$property must be the id of a recipe.' })
  recipe_id!: string | null
}

/** The template that is filled. */
export class FillWeekDto {
  @PatternField(ID, '$property must be the id of a template.', {
    description: 'The template.',
    example: 'puree-week',
    isTold: true,
  })
  template_id!: string
}
