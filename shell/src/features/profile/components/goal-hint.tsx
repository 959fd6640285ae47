import { concernOf } from '@gb/domain'
import { Banner, InfoMark } from '@gb/ui'
import { useWatch, type UseFormReturn } from 'react-hook-form'
import { useConcernWords } from '@gb/help'
import { isGoalToTalkAbout } from '../model/goal-to-talk-about'
import type { ProfileFormValues } from '../model/profile-form-values'

/** Says at typing that a goal is below what is healthy for the height; it can be saved all the same. */
export function GoalHint({ form }: { form: UseFormReturn<ProfileFormValues> }) {
  const [heightFeet, heightInches, goalWeightLbs, isPregnant] = useWatch({
    control: form.control,
    name: ['heightFeet', 'heightInches', 'goalWeightLbs', 'isPregnant'],
  })
  // The concern of Home says the same.
  const { said, from } = useConcernWords()
  const { title, text } = said(concernOf('goal_too_light'))
  const isDue = isGoalToTalkAbout({ heightFeet, heightInches, goalWeightLbs, isPregnant })
  return (
    <div role="status">
      {isDue && (
        <Banner tone="warning" title={title}>
          {/* The mark stays with the last word. */}
          {`${text}\u00a0`}
          <InfoMark {...from} />
        </Banner>
      )}
    </div>
  )
}
