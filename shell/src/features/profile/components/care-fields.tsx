import { ACTIVITY_LEVELS, DAY_STARTS_AT } from '@gb/domain'
import { CheckboxField, DateField, SelectField } from '@gb/ui'
import { Controller, type UseFormReturn } from 'react-hook-form'
import { messages } from '../messages'
import type { ProfileFormValues } from '../model/profile-form-values'
import { EarlierWeights } from './earlier-weights'

const { labels, hints } = messages
const ACTIVITY_OPTIONS = ACTIVITY_LEVELS.map((value) => ({ value, label: messages.activityLevels[value] }))

const DAY_START_OPTIONS = Array.from({ length: DAY_STARTS_AT.max + 1 }, (_, hour) => ({
  value: String(hour),
  label: messages.hour(hour),
}))

type Properties = {
  form: UseFormReturn<ProfileFormValues>
  /** The current weight of the profile; null for a new one. */
  storedLbs: number | null
}

/** Surgery date, the weights around it, activity level, and when the day begins. */
export function CareFields({ form, storedLbs }: Properties) {
  const { errors } = form.formState
  return (
    <>
      <Controller
        control={form.control}
        name="surgeryDate"
        render={({ field }) => (
          <DateField
            label={labels.surgeryDate}
            optionalText={messages.optional}
            hint={hints.surgeryDate}
            error={errors.surgeryDate?.message}
            value={field.value}
            onValueChange={field.onChange}
            onBlur={field.onBlur}
          />
        )}
      />
      <EarlierWeights form={form} storedLbs={storedLbs} />
      <SelectField
        label={labels.activityLevel}
        error={errors.activityLevel?.message}
        required
        options={ACTIVITY_OPTIONS}
        {...form.register('activityLevel')}
      />
      <CheckboxField
        look="switch"
        label={labels.isPregnant}
        hint={hints.isPregnant}
        {...form.register('isPregnant')}
      />
      <SelectField
        label={labels.dayStartsAt}
        optionalText={messages.optional}
        hint={hints.dayStartsAt}
        error={errors.dayStartsAt?.message}
        options={DAY_START_OPTIONS}
        {...form.register('dayStartsAt')}
      />
    </>
  )
}
