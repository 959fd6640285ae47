import { DateField } from '@gb/ui'
import { Controller, type UseFormReturn } from 'react-hook-form'
import { useMessages } from '@gb/entries'
import { profileCatalog } from '../messages/generated/profile'
import type { ProfileFormValues } from '../model/profile-form-values'
import { EarlierWeights } from './earlier-weights'

interface Properties {
  form: UseFormReturn<ProfileFormValues>
  /** The current weight of the profile; null for a new one. */
  storedLbs: number | null
}

/** Surgery date and the weights around it. */
export function SurgeryFields({ form, storedLbs }: Properties) {
  const messages = useMessages(profileCatalog)
  const { labels } = messages
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
            hint={messages.hints.surgeryDate}
            error={errors.surgeryDate?.message}
            value={field.value}
            onValueChange={field.onChange}
            onBlur={field.onBlur}
          />
        )}
      />
      <EarlierWeights form={form} storedLbs={storedLbs} />
    </>
  )
}
