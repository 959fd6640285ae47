import { formatsOf, instantInWords } from '@gb/domain'
import { useLanguageHere, useMessages } from '@gb/entries'
import { List, ListRow, Stack, Text } from '@gb/ui'
import type { HelpedPerson } from '../../api/helping.query'
import { useSideMeals } from '../../api/side-log.query'
import { sideViewCatalog } from '../../messages/generated/side-view'
import { Panel } from './panel'

/** What somebody ate on the last days, with the protein of each: figures, no rating. */
export function MealsPanel({ person }: { person: HelpedPerson }) {
  const words = useMessages(sideViewCatalog).meals
  const language = useLanguageHere()
  const meals = useSideMeals(person.user_id)
  return (
    <Panel read={meals}>
      {({ days }) =>
        days.length === 0 ? (
          <Text tone="muted">{words.none}</Text>
        ) : (
          <Stack gap={5}>
            {days.map(({ date, consumed, goals, entries }) => {
              const day = formatsOf(language).day(date, 'weekday')
              const eaten = Math.round(consumed.protein)
              const goal = goals.protein_goal
              return (
                <section key={date} aria-label={day}>
                  <Text as="h3" strong>
                    {day}
                  </Text>
                  <Text tone="muted">
                    {goal === null ? words.protein({ eaten }) : words.proteinOf({ eaten, goal })}
                  </Text>
                  <List label={day}>
                    {entries.map((meal) => (
                      <ListRow
                        key={meal.entry_id}
                        title={words.names[meal.meal_type]}
                        detail={[
                          instantInWords(meal.recorded_at, 'weekdayTime', { language }),
                          meal.food_items.map(({ name }) => name).join(', '),
                        ].join(' · ')}
                        hue="food"
                        value={words.protein({ eaten: Math.round(meal.protein_g) })}
                      />
                    ))}
                  </List>
                </section>
              )
            })}
          </Stack>
        )
      }
    </Panel>
  )
}
