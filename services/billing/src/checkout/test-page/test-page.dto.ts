import { type Language, LANGUAGES } from '@gb/domain'
import { Answer, ChoiceField } from '@gb/service-kit'

/** What a person can do on the test page. */
const DECISIONS = ['pay', 'cancel'] as const
export type Decision = (typeof DECISIONS)[number]

/** In which language the page is. */
export class TestPageQuery {
  @ChoiceField(LANGUAGES, {
    description: 'The language of the page.',
    example: 'en',
    optional: true,
    default: 'en',
  })
  lang?: Language
}

/** A press of a button on the test page. */
export class DecideDto {
  @ChoiceField(DECISIONS, { description: 'Pay or cancel, without money.', example: 'pay' })
  decision!: Decision
}

/** Where to go back to. */
export class DecidedDto {
  @Answer(
    'Back to the product.',
    'http://localhost:3000/?payment=success&session_id=cs_test_6Vd0m1s0y5w2c7Yb9aQkE3Jt',
  )
  url!: string
}
