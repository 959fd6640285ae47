import { formatsOf } from '@gb/domain'
import { useLanguageHere, useMessages } from '@gb/entries'
import { List, ListRow, Text } from '@gb/ui'
import type { HelpedPerson } from '../../api/helping.query'
import { useSideMoods } from '../../api/side-log.query'
import { sideViewCatalog } from '../../messages/generated/side-view'
import { Panel } from './panel'

/** How somebody was, with what they wrote: only where they chose to show it. */
export function MoodPanel({ person }: { person: HelpedPerson }) {
  const words = useMessages(sideViewCatalog).mood
  const language = useLanguageHere()
  const moods = useSideMoods(person.user_id)
  return (
    <Panel read={moods}>
      {({ entries }) =>
        entries.length === 0 ? (
          <Text tone="muted">{words.none}</Text>
        ) : (
          <List>
            {entries.map((entry) => {
              const texts = [
                entry.journal_entry,
                entry.gratitude_note && words.grateful({ text: entry.gratitude_note }),
                entry.challenges && words.hard({ text: entry.challenges }),
                entry.victories && words.well({ text: entry.victories }),
              ].filter((text) => text !== '')
              return (
                <ListRow
                  key={entry.entry_id}
                  title={words.words[entry.mood_description]}
                  detail={[
                    formatsOf(language).day(entry.date, 'weekday'),
                    words.figures({ mood: entry.mood_rating, energy: entry.energy_level }),
                  ].join(' · ')}
                  hue="mood"
                  below={texts.length > 0 && texts.map((text) => <Text key={text}>{text}</Text>)}
                />
              )
            })}
          </List>
        )
      }
    </Panel>
  )
}
