import { CONCERN_WORDS, CONCERNS_FROM } from '@gb/domain'
import { useLanguageHere, useMessages } from '@gb/entries'
import { Banner, InfoMark } from '@gb/ui'
import { useWatch, type UseFormReturn } from 'react-hook-form'
import { profileCatalog } from '../messages/generated/profile'
import { isGoalToTalkAbout } from '../model/goal-to-talk-about'
import type { ProfileFormValues } from '../model/profile-form-values'

/** Says at typing that a goal is below what is healthy for the height; it can be saved all the same. */
export function GoalHint({ form }: { form: UseFormReturn<ProfileFormValues> }) {
  const [heightFeet, heightInches, goalWeightLbs, isPregnant] = useWatch({
    control: form.control,
    name: ['heightFeet', 'heightInches', 'goalWeightLbs', 'isPregnant'],
  })
  const messages = useMessages(profileCatalog)
  // The concern of Home says the same, and stands in libs/domain in English.
  const words = useLanguageHere() === 'en' ? CONCERN_WORDS.goal_too_light : messages.tooLight
  const isDue = isGoalToTalkAbout({ heightFeet, heightInches, goalWeightLbs, isPregnant })
  return (
    <div role="status">
      {isDue && (
        <Banner tone="warning" title={words.title}>
          {/* The mark stays with the last word. */}
          {`${words.text}\u00a0`}
          <InfoMark {...CONCERNS_FROM} label={messages.from} />
        </Banner>
      )}
    </div>
  )
}
