import { EARLIER_WEIGHT_LBS } from '@gb/domain'
import { Grid, NumberField, Text } from '@gb/ui'
import type { UseFormReturn } from 'react-hook-form'
import { useMessages } from '@gb/entries'
import { profileCatalog } from '../messages/generated/profile'
import type { ProfileFormValues } from '../model/profile-form-values'
import { WeightHint } from './weight-hint'
const TWO_ON_A_PHONE = 130

interface Properties {
  form: UseFormReturn<ProfileFormValues>
  /** The current weight of the profile; null for a new one. */
  storedLbs: number | null
}

/** The weights of before the product: most people come to it after their surgery. */
export function EarlierWeights({ form, storedLbs }: Properties) {
  const messages = useMessages(profileCatalog)
  const { labels } = messages
  const { errors } = form.formState
  return (
    <>
      <Grid min={TWO_ON_A_PHONE}>
        <NumberField
          label={labels.surgeryDayWeightLbs}
          optionalText={messages.optional}
          error={errors.surgeryDayWeightLbs?.message}
          unit={EARLIER_WEIGHT_LBS.unit}
          {...form.register('surgeryDayWeightLbs')}
        />
        <NumberField
          label={labels.highestWeightLbs}
          optionalText={messages.optional}
          error={errors.highestWeightLbs?.message}
          unit={EARLIER_WEIGHT_LBS.unit}
          {...form.register('highestWeightLbs')}
        />
      </Grid>
      <WeightHint form={form} fields={['surgeryDayWeightLbs', 'highestWeightLbs']} storedLbs={storedLbs} />
      <Text size="small" tone="muted">
        {messages.hints.earlierWeights}
      </Text>
    </>
  )
}
