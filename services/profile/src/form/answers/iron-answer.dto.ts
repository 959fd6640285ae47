import { IRON_ANSWERS, type IronAnswer } from '@gb/domain'
import { ChoiceField } from '@gb/service-kit'

/** The answer to the question about periods and the risk of low iron. */
export class IronAnswerDto {
  @ChoiceField(IRON_ANSWERS, {
    description:
      '`higher`: periods, low iron or heavy bleeding, now or before; `low_risk`: none of these, and the team agreed to 18 mg; `not_sure`: none of these, or not sure; `not_now`: no answer, which takes an earlier one back. 45 to 60 mg a day is common; 18 mg is for `low_risk` only (health-rules 9b.12).',
    example: 'higher',
  })
  iron_answer!: IronAnswer
}
