import { GENDERS } from '@gb/domain'
import { NumberField, SegmentedControl } from '@gb/ui'
import { Controller, type UseFormReturn } from 'react-hook-form'
import { useMessages } from '@gb/entries'
import { profileCatalog } from '../messages/generated/profile'
import type { ProfileFormValues } from '../model/profile-form-values'

/** Age and gender. */
export function PersonFields({ form }: { form: UseFormReturn<ProfileFormValues> }) {
  const messages = useMessages(profileCatalog)
  const { labels } = messages
  const options = GENDERS.map((value) => ({ value, label: messages.genders[value] }))

  const { errors } = form.formState
  return (
    <>
      <NumberField
        label={labels.age}
        error={errors.age?.message}
        required
        whole
        unit={messages.years}
        {...form.register('age')}
      />
      <Controller
        control={form.control}
        name="gender"
        render={({ field }) => (
          <SegmentedControl
            label={labels.gender}
            hint={messages.hints.gender}
            error={errors.gender?.message}
            required
            options={options}
            value={field.value}
            onValueChange={field.onChange}
          />
        )}
      />
    </>
  )
}
