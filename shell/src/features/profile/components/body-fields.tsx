import { HEIGHT_FEET, HEIGHT_INCHES, WEIGHT_LBS } from '@gb/domain'
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

/** Height in feet and inches, and the weight now. */
export function BodyFields({ form, storedLbs }: Properties) {
  const messages = useMessages(profileCatalog)
  const { labels } = messages
  const { errors } = form.formState
  return (
    <>
      <Grid min={TWO_ON_A_PHONE}>
        <NumberField
          label={labels.heightFeet}
          error={errors.heightFeet?.message}
          required
          whole
          unit={HEIGHT_FEET.unit}
          {...form.register('heightFeet')}
        />
        <NumberField
          label={labels.heightInches}
          error={errors.heightInches?.message}
          required
          whole
          unit={HEIGHT_INCHES.unit}
          {...form.register('heightInches')}
        />
      </Grid>
      <NumberField
        label={labels.currentWeightLbs}
        error={errors.currentWeightLbs?.message}
        required
        unit={WEIGHT_LBS.unit}
        {...form.register('currentWeightLbs')}
      />
      <WeightHint form={form} fields={['currentWeightLbs']} storedLbs={storedLbs} />
      {storedLbs !== null && (
        <Text size="small" tone="muted">
          {messages.hints.weightsAgain}
        </Text>
      )}
    </>
  )
}
