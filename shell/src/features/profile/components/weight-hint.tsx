import { roundToStep, WEIGHT_LBS } from '@gb/domain'
import { Banner, HelpIcon } from '@gb/ui'
import { useWatch, type UseFormReturn } from 'react-hook-form'
import { messages } from '../messages'
import type { ProfileFormValues } from '../model/profile-form-values'
import { weightsToAsk, type WeightToAsk } from '../model/weights-to-ask'

const { labels, ask } = messages
const inLbs = (lbs: number) => roundToStep(lbs, WEIGHT_LBS)

interface Properties {
  form: UseFormReturn<ProfileFormValues>
  /** Whose questions stand here. */
  fields: readonly WeightToAsk['field'][]
  /** The current weight of the profile; null for a new one. */
  storedLbs: number | null
}

/** Asks at typing about a weight that looks like a slip of the keys; it can be saved all the same. */
export function WeightHint({ form, fields, storedLbs }: Properties) {
  const [heightFeet, heightInches, currentWeightLbs, surgeryDayWeightLbs, highestWeightLbs] = useWatch({
    control: form.control,
    name: ['heightFeet', 'heightInches', 'currentWeightLbs', 'surgeryDayWeightLbs', 'highestWeightLbs'],
  })
  const values = { heightFeet, heightInches, currentWeightLbs, surgeryDayWeightLbs, highestWeightLbs }
  const asked = weightsToAsk(values, storedLbs).filter(({ field }) => fields.includes(field))
  return (
    <div role="status">
      {asked.map(({ field, lbs, besideLbs, meantLbs }) => (
        <Banner key={field} tone="warning" icon={HelpIcon} title={ask.title(labels[field], inLbs(lbs))}>
          {meantLbs === null ? ask.far(besideLbs) : ask.kg(inLbs(lbs), inLbs(meantLbs))}
        </Banner>
      ))}
    </div>
  )
}
