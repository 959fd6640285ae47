import { formatsOf, instantInWords } from '@gb/domain'
import { amountInWords, useFluidUnit, useLanguageHere, useMessages } from '@gb/entries'
import { ChipGroup, List, ListRow, ProgressBar, Stack, Text } from '@gb/ui'
import type { HelpedPerson } from '../../api/helping.query'
import { useLogForOther, useSideFluidDays, useSideFluids } from '../../api/side-log.query'
import { sideViewCatalog } from '../../messages/generated/side-view'
import { Panel } from './panel'

/** One tap each, oz. */
const AMOUNTS = [2, 4, 8] as const

/** What somebody drank today and in the days before, and water for them in one tap. */
export function FluidsPanel({ person }: { person: HelpedPerson }) {
  const { user_id: userId, name, may_log: mayLog } = person
  const words = useMessages(sideViewCatalog).fluids
  const language = useLanguageHere()
  const [unit] = useFluidUnit()
  const log = useLogForOther(person, 'fluids')
  const today = useSideFluids(userId)
  const days = useSideFluidDays(userId)
  const say = (oz: number) => amountInWords(oz, unit)
  return (
    <Panel read={today}>
      {({ date, total_fluid_oz: total, fluid_goal_oz: goal, entries }) => (
        <Stack gap={4}>
          <ProgressBar
            label={words.today}
            hue="fluids"
            size="large"
            value={total}
            max={goal}
            valueText={words.of({ total: say(total), goal: say(goal) })}
          />
          {mayLog && (
            <ChipGroup
              label={words.log({ name })}
              hue="fluids"
              options={AMOUNTS.map((value) => ({
                value,
                label: say(value),
                actionLabel: words.logAmount({ amount: say(value), name }),
                disabled: log.isPending,
              }))}
              onSelect={(value) => log.mutate({ value, said: words.logged({ amount: say(value), name }) })}
            />
          )}
          {entries.length === 0 ? (
            <Text tone="muted">{words.none}</Text>
          ) : (
            <List label={words.list}>
              {entries.map((entry) => (
                <ListRow
                  key={entry.entry_id}
                  title={words.types[entry.fluid_type]}
                  detail={instantInWords(entry.recorded_at, 'weekdayTime', { language })}
                  hue="fluids"
                  value={say(entry.amount_oz)}
                />
              ))}
            </List>
          )}
          <Text as="h3" strong>
            {words.days}
          </Text>
          <Panel read={days}>
            {({ days: all }) => {
              const before = all.filter((day) => day.date !== date).toReversed()
              if (before.length === 0) return <Text tone="muted">{words.noDays}</Text>
              return (
                <List label={words.days}>
                  {before.map((day) => (
                    <ListRow
                      key={day.date}
                      title={formatsOf(language).day(day.date, 'weekday')}
                      value={words.of({ total: say(day.total_fluid_oz), goal: say(day.fluid_goal_oz) })}
                    />
                  ))}
                </List>
              )
            }}
          </Panel>
        </Stack>
      )}
    </Panel>
  )
}
