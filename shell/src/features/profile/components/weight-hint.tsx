import { roundToStep, WEIGHT_LBS } from '@gb/domain'
import { Banner, HelpIcon } from '@gb/ui'
import { useWatch, type UseFormReturn } from 'react-hook-form'
import { useMessages } from '@gb/entries'
import { profileCatalog } from '../messages/generated/profile'
import type { ProfileFormValues } from '../model/profile-form-values'
import { weightsToAsk, type WeightToAsk } from '../model/weights-to-ask'
const inLbs = (lbs: number) => roundToStep(lbs, WEIGHT_LBS)

type Messages = ReturnType<typeof profileCatalog.in>

const hintOf = ({ ask }: Messages, { lbs, besideLbs, meantLbs }: Omit<WeightToAsk, 'field'>): string => {
  if (meantLbs !== null) return ask.kg({ kg: inLbs(lbs), lbs: inLbs(meantLbs) })
  return besideLbs === null ? ask.farHeight : ask.far({ lbs: besideLbs })
}

interface Properties {
  form: UseFormReturn<ProfileFormValues>
  /** Whose questions stand here. */
  fields: readonly WeightToAsk['field'][]
  /** The current weight of the profile; null for a new one. */
  storedLbs: number | null
}

/** Asks at typing about a weight that looks like a slip of the keys; it can be saved all the same. */
export function WeightHint({ form, fields, storedLbs }: Properties) {
  const messages = useMessages(profileCatalog)
  const { labels } = messages
  const [heightFeet, heightInches, currentWeightLbs, surgeryDayWeightLbs, highestWeightLbs] = useWatch({
    control: form.control,
    name: ['heightFeet', 'heightInches', 'currentWeightLbs', 'surgeryDayWeightLbs', 'highestWeightLbs'],
  })
  const values = { heightFeet, heightInches, currentWeightLbs, surgeryDayWeightLbs, highestWeightLbs }
  const asked = weightsToAsk(values, storedLbs).filter(({ field }) => fields.includes(field))
  return (
    <div role="status">
      {asked.map(({ field, lbs, besideLbs, meantLbs }) => (
        <Banner
          key={field}
          tone="warning"
          icon={HelpIcon}
          title={messages.ask.title({ label: labels[field], lbs: inLbs(lbs) })}
        >
          {hintOf(messages, { lbs, besideLbs, meantLbs })}
        </Banner>
      ))}
    </div>
  )
}
