import { FOOD_ID_LENGTH, MAX_USUAL_PORTIONS } from '@gb/domain'
import { Answer, TextField } from '@gb/service-kit'

/** Of which food. */
export class UsualPortionsQuery {
  @TextField(FOOD_ID_LENGTH, {
    description: 'A food of the food table; all foods when absent.',
    optional: true,
  })
  food_id?: string
}

/** The portion of a food that a person usually takes. */
export class UsualPortionDto {
  @Answer('The food of the food table.', 'cottage-cheese-1') food_id!: string
  @Answer('The usual weight in g: the middle of the latest portions.', 110) grams!: number
  @Answer('How often it was entered or corrected by hand.', 4) times!: number
}

/** Usual portions. */
export class UsualPortionsDto {
  @Answer.list(UsualPortionDto, 'The most logged food first; empty while nothing is known.', {
    maxItems: MAX_USUAL_PORTIONS,
  })
  portions!: UsualPortionDto[]
}
