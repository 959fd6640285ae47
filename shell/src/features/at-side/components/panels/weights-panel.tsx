import { formatsOf, isWithin, roundToStep, typedNumber, WEIGHT_LBS } from '@gb/domain'
import {
  shownIn,
  useLanguageHere,
  useMessages,
  useWeightUnit,
  WEIGHT_UNITS,
  weightInWords,
} from '@gb/entries'
import { Button, List, ListRow, NumberField, Stack, StatNumber, Text } from '@gb/ui'
import { type FormEvent, useState } from 'react'
import type { HelpedPerson } from '../../api/helping.query'
import { useLogForOther, useSideWeights } from '../../api/side-log.query'
import { sideViewCatalog } from '../../messages/generated/side-view'
import { Panel } from './panel'

/** What somebody weighed, without praise and without a goal, and a weight for them. */
export function WeightsPanel({ person }: { person: HelpedPerson }) {
  const words = useMessages(sideViewCatalog).weights
  const language = useLanguageHere()
  const [unit] = useWeightUnit()
  const weights = useSideWeights(person.user_id)
  return (
    <Panel read={weights}>
      {({ current_weight_lbs: current, entries }) => (
        <Stack gap={4}>
          {current !== null && (
            <StatNumber
              label={words.now}
              value={shownIn(current, WEIGHT_UNITS[unit])}
              unit={WEIGHT_UNITS[unit].label}
              hue="weight"
            />
          )}
          {person.may_log && <LogWeight person={person} />}
          {entries.length === 0 ? (
            <Text tone="muted">{words.none}</Text>
          ) : (
            <List label={words.list}>
              {entries.map((entry) => (
                <ListRow
                  key={entry.entry_id}
                  title={formatsOf(language).day(entry.date, 'short')}
                  hue="weight"
                  value={weightInWords(entry.weight_lbs, unit)}
                />
              ))}
            </List>
          )}
        </Stack>
      )}
    </Panel>
  )
}

function LogWeight({ person }: { person: HelpedPerson }) {
  const { name } = person
  const words = useMessages(sideViewCatalog).weights
  const [unit] = useWeightUnit()
  const { label, toStored } = WEIGHT_UNITS[unit]
  const log = useLogForOther(person, 'weights')
  const [text, setText] = useState('')
  const [isAsked, setAsked] = useState(false)
  const typed = typedNumber(text)
  const lbs = typed === null ? null : roundToStep(toStored(typed), WEIGHT_LBS)
  const isRight = lbs !== null && isWithin(lbs, WEIGHT_LBS)
  const send = (event: FormEvent) => {
    event.preventDefault()
    setAsked(true)
    if (!isRight) return
    log.mutate(
      { value: lbs, said: words.logged({ weight: weightInWords(lbs, unit), name }) },
      {
        onSuccess: () => {
          setText('')
          setAsked(false)
        },
      },
    )
  }
  const shown = (limit: number) => String(shownIn(limit, WEIGHT_UNITS[unit]))
  return (
    <form noValidate onSubmit={send}>
      <Stack gap={3}>
        <Text as="h3" strong>
          {words.log({ name })}
        </Text>
        <NumberField
          label={words.field}
          unit={label}
          hue="weight"
          value={text}
          error={
            isAsked && !isRight
              ? words.fault({ min: shown(WEIGHT_LBS.min), max: shown(WEIGHT_LBS.max), unit: label })
              : undefined
          }
          onValueChange={setText}
        />
        <Button type="submit" busy={log.isPending} busyLabel={words.saving}>
          {words.save}
        </Button>
      </Stack>
    </form>
  )
}
