import { useMessages } from '@gb/entries'
import {
  FLUID_REMINDER_HOURS,
  type ReminderFault,
  type ReminderSettings,
  TIMES_OF_DAY,
  WEEKDAYS,
} from '@gb/domain'
import { CheckboxField, Grid, SelectField, Stack, Text } from '@gb/ui'
import type { ReactNode } from 'react'
import { remindersCatalog } from '../messages/generated/reminders'
import { useFaultInWords } from '../use-fault-in-words'
import { TimeField } from './time-field'

interface Properties {
  settings: ReminderSettings
  faults: readonly ReminderFault[]
  onChange: (settings: ReminderSettings) => void
}

const HOURS = Array.from(
  { length: FLUID_REMINDER_HOURS.max - FLUID_REMINDER_HOURS.min + 1 },
  (_, n) => FLUID_REMINDER_HOURS.min + n,
)

/** A switch for each kind, with its times once it is on; then quiet hours and words. */
export function KindsPart({ settings, faults, onChange }: Properties) {
  const messages = useMessages(remindersCatalog)
  const { vitamins, fluids, weighIn, mood, quietHours, showDetails } = settings
  const set = (change: Partial<ReminderSettings>) => onChange({ ...settings, ...change })
  const faultInWords = useFaultInWords()
  const errorOf = (field: string) => faultInWords(faults.find((fault) => fault.field === field))
  const noTime = errorOf('vitamins.on')
  return (
    <Stack gap={4}>
      <Kind
        label={messages.vitamins}
        hint={messages.vitaminsHint}
        on={vitamins.on}
        error={noTime}
        onSwitch={(on) => set({ vitamins: { ...vitamins, on } })}
      >
        {TIMES_OF_DAY.map((part) => (
          <TimeField
            key={part}
            label={messages.parts[part]}
            value={vitamins[part]}
            error={errorOf(`vitamins.${part}`)}
            onTime={(time) => set({ vitamins: { ...vitamins, [part]: time } })}
          />
        ))}
      </Kind>
      <Kind
        label={messages.fluids}
        hint={messages.fluidsHint}
        on={fluids.on}
        onSwitch={(on) => set({ fluids: { ...fluids, on } })}
      >
        <SelectField
          label={messages.every}
          options={HOURS.map((hours) => ({ value: String(hours), label: messages.everyHours({ hours }) }))}
          value={String(fluids.everyHours)}
          onValueChange={(hours) => set({ fluids: { ...fluids, everyHours: Number(hours) } })}
        />
        <TimeField
          label={messages.from}
          value={fluids.from}
          error={errorOf('fluids.from')}
          onTime={(from) => from !== null && set({ fluids: { ...fluids, from } })}
        />
        <TimeField
          label={messages.to}
          value={fluids.to}
          error={errorOf('fluids.to')}
          onTime={(to) => to !== null && set({ fluids: { ...fluids, to } })}
        />
      </Kind>
      <Kind
        label={messages.weighIn}
        hint={messages.weighInHint}
        on={weighIn.on}
        onSwitch={(on) => set({ weighIn: { ...weighIn, on } })}
      >
        <SelectField
          label={messages.day}
          options={WEEKDAYS.map((value) => ({ value, label: messages.days[value] }))}
          value={weighIn.weekday}
          onValueChange={(weekday) => set({ weighIn: { ...weighIn, weekday } })}
        />
        <TimeField
          label={messages.time}
          value={weighIn.time}
          error={errorOf('weigh_in.time')}
          onTime={(time) => time !== null && set({ weighIn: { ...weighIn, time } })}
        />
      </Kind>
      <Kind
        label={messages.mood}
        hint={messages.moodHint}
        on={mood.on}
        onSwitch={(on) => set({ mood: { ...mood, on } })}
      >
        <TimeField
          label={messages.time}
          value={mood.time}
          error={errorOf('mood.time')}
          onTime={(time) => time !== null && set({ mood: { ...mood, time } })}
        />
      </Kind>
      <section aria-label={messages.quiet}>
        <Stack gap={2}>
          <Text strong>{messages.quiet}</Text>
          <Text size="small" tone="muted">
            {messages.quietHint}
          </Text>
          <Grid gap={3} min={144}>
            <TimeField
              label={messages.quietFrom}
              value={quietHours.from}
              onTime={(from) => from !== null && set({ quietHours: { ...quietHours, from } })}
            />
            <TimeField
              label={messages.quietTo}
              value={quietHours.to}
              onTime={(to) => to !== null && set({ quietHours: { ...quietHours, to } })}
            />
          </Grid>
        </Stack>
      </section>
      <CheckboxField
        look="switch"
        label={messages.details}
        hint={messages.detailsHint}
        checked={showDetails}
        onCheckedChange={(on) => set({ showDetails: on })}
      />
    </Stack>
  )
}

interface KindProperties {
  label: string
  hint: string
  on: boolean
  error?: string | undefined
  onSwitch: (on: boolean) => void
  children: ReactNode
}

function Kind({ label, hint, on, error, onSwitch, children }: KindProperties) {
  return (
    <section aria-label={label}>
      <Stack gap={3}>
        <CheckboxField
          look="switch"
          label={label}
          hint={hint}
          error={error}
          checked={on}
          onCheckedChange={onSwitch}
        />
        {on && (
          <Grid gap={3} min={144}>
            {children}
          </Grid>
        )}
      </Stack>
    </section>
  )
}
