import { CONCERN_WORDS } from '@gb/domain'
import { Banner } from '@gb/ui'
import { useWatch, type UseFormReturn } from 'react-hook-form'
import { isGoalToTalkAbout } from '../model/goal-to-talk-about'
import type { ProfileFormValues } from '../model/profile-form-values'

/** Says at typing that a goal is below what is healthy for the height; it can be saved all the same. */
export function GoalHint({ form }: { form: UseFormReturn<ProfileFormValues> }) {
  const [heightFeet, heightInches, goalWeightLbs, isPregnant] = useWatch({
    control: form.control,
    name: ['heightFeet', 'heightInches', 'goalWeightLbs', 'isPregnant'],
  })
  const isDue = isGoalToTalkAbout({ heightFeet, heightInches, goalWeightLbs, isPregnant })
  return (
    <div role="status">
      {isDue && (
        <Banner tone="warning" title={CONCERN_WORDS.goal_too_light.title}>
          {CONCERN_WORDS.goal_too_light.text}
        </Banner>
      )}
    </div>
  )
}
