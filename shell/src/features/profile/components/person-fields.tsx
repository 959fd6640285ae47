import { AGE_YEARS, GENDERS } from '@gb/domain'
import { NumberField, SegmentedControl } from '@gb/ui'
import { Controller, type UseFormReturn } from 'react-hook-form'
import { messages } from '../messages'
import type { ProfileFormValues } from '../model/profile-form-values'

const { labels, hints } = messages
const GENDER_OPTIONS = GENDERS.map((value) => ({ value, label: messages.genders[value] }))

/** Age and gender. */
export function PersonFields({ form }: { form: UseFormReturn<ProfileFormValues> }) {
  const { errors } = form.formState
  return (
    <>
      <NumberField
        label={labels.age}
        error={errors.age?.message}
        required
        whole
        unit={AGE_YEARS.unit}
        {...form.register('age')}
      />
      <Controller
        control={form.control}
        name="gender"
        render={({ field }) => (
          <SegmentedControl
            label={labels.gender}
            hint={hints.gender}
            error={errors.gender?.message}
            required
            options={GENDER_OPTIONS}
            value={field.value}
            onValueChange={field.onChange}
          />
        )}
      />
    </>
  )
}
