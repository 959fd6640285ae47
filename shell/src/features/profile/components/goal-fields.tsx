import { ACTIVITY_LEVELS, GOAL_WEIGHT_LBS } from '@gb/domain'
import { CheckboxField, InfoMark, NumberField, SelectField, Text } from '@gb/ui'
import type { UseFormReturn } from 'react-hook-form'
import { useMessages } from '@gb/entries'
import { useConcernWords } from '@gb/help'
import { profileCatalog } from '../messages/generated/profile'
import type { ProfileFormValues } from '../model/profile-form-values'
import { GoalHint } from './goal-hint'

/** The weight to reach, and what the goals of a day depend on. */
export function GoalFields({ form }: { form: UseFormReturn<ProfileFormValues> }) {
  const messages = useMessages(profileCatalog)
  const { labels } = messages
  const { from } = useConcernWords()
  const options = ACTIVITY_LEVELS.map((value) => ({ value, label: messages.activityLevels[value] }))

  const { errors } = form.formState
  return (
    <>
      <NumberField
        label={labels.goalWeightLbs}
        hint={messages.hints.goal}
        error={errors.goalWeightLbs?.message}
        required
        unit={GOAL_WEIGHT_LBS.unit}
        {...form.register('goalWeightLbs')}
      />
      <GoalHint form={form} />
      <SelectField
        label={labels.activityLevel}
        error={errors.activityLevel?.message}
        required
        options={options}
        {...form.register('activityLevel')}
      />
      <CheckboxField
        look="switch"
        label={labels.isPregnant}
        hint={messages.hints.isPregnant}
        {...form.register('isPregnant')}
      />
      {/* Beside the field and not in it: a press on the mark is no answer. */}
      <Text as="p" size="small" tone="muted">
        {from.label} <InfoMark {...from} />
      </Text>
    </>
  )
}
