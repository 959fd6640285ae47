import { CLINIC_STAGES, type ClinicStage } from '@gb/domain'
import { DateField, NumberField, SegmentedControl, Stack, Text, TextField } from '@gb/ui'
import { useMessages } from '@gb/entries'
import { clinicPlanCatalog } from '../messages/generated/clinic-plan'
import { inUnit, MEAL_UNITS, type SheetErrors, type SheetForm } from '../model/sheet-form'

/** Of a day's fluids, on every sheet in the U.S. */
const FLUID_UNIT = 'oz'

interface Properties {
  form: SheetForm
  errors: SheetErrors
  onChange: (form: SheetForm) => void
}

/** The fields of the clinic's sheet: stages with their sizes, goals and numbers, all of them optional. */
export function SheetFields({ form, errors, onChange }: Properties) {
  const messages = useMessages(clinicPlanCatalog)
  const unitOptions = MEAL_UNITS.map((value) => ({ value, label: messages.units[value] }))
  const change = (changes: Partial<SheetForm>) => onChange({ ...form, ...changes })
  return (
    <Stack gap={4}>
      <Text tone="muted">{messages.stagesHint}</Text>
      <SegmentedControl
        label={messages.unit}
        options={unitOptions}
        value={form.unit}
        onValueChange={(unit) => onChange(inUnit(form, unit))}
      />
      {CLINIC_STAGES.map((stage) => (
        <StageFields key={stage} stage={stage} form={form} errors={errors} onChange={onChange} />
      ))}
      <Text strong>{messages.goals}</Text>
      <NumberField
        label={messages.protein}
        optionalText={messages.optional}
        unit="g"
        whole
        error={errors.proteinG}
        value={form.protein}
        onValueChange={(protein) => change({ protein })}
      />
      <NumberField
        label={messages.fluids}
        optionalText={messages.optional}
        unit={FLUID_UNIT}
        whole
        error={errors.fluidOz}
        value={form.fluids}
        onValueChange={(fluids) => change({ fluids })}
      />
      <Text strong>{messages.phones}</Text>
      <PhoneField
        label={messages.office}
        error={errors.officePhone}
        value={form.officePhone}
        onValueChange={(officePhone) => change({ officePhone })}
      />
      <PhoneField
        label={messages.afterHours}
        hint={messages.afterHoursHint}
        error={errors.afterHoursPhone}
        value={form.afterHoursPhone}
        onValueChange={(afterHoursPhone) => change({ afterHoursPhone })}
      />
    </Stack>
  )
}

function StageFields({ stage, form, errors, onChange }: Properties & { stage: ClinicStage }) {
  const messages = useMessages(clinicPlanCatalog)

  const name = messages.stages[stage]
  return (
    <>
      <DateField
        label={messages.firstDay({ stage: name })}
        optionalText={messages.optional}
        error={errors[`${stage}From`]}
        value={form.from[stage]}
        onValueChange={(day) => onChange({ ...form, from: { ...form.from, [stage]: day } })}
      />
      <NumberField
        label={messages.mealSize({ stage: name })}
        optionalText={messages.optional}
        unit={form.unit}
        error={errors[`${stage}MealG`]}
        value={form.meal[stage]}
        onValueChange={(size) => onChange({ ...form, meal: { ...form.meal, [stage]: size } })}
      />
    </>
  )
}

interface PhoneProperties {
  label: string
  hint?: string
  error: string | undefined
  value: string
  onValueChange: (value: string) => void
}

const PhoneField = (props: PhoneProperties) => {
  const messages = useMessages(clinicPlanCatalog)
  return <TextField {...props} type="tel" autoComplete="off" optionalText={messages.optional} />
}
