import { formatsOf } from '@gb/domain'
import { useLanguageHere, useMessages } from '@gb/entries'
import { List, ListRow, Text } from '@gb/ui'
import type { HelpedPerson } from '../../api/helping.query'
import { useSideVitamins } from '../../api/side-log.query'
import { sideViewCatalog } from '../../messages/generated/side-view'
import { Panel } from './panel'

/** The pills that somebody took last. */
export function VitaminsPanel({ person }: { person: HelpedPerson }) {
  const words = useMessages(sideViewCatalog).vitamins
  const language = useLanguageHere()
  const vitamins = useSideVitamins(person.user_id)
  return (
    <Panel read={vitamins}>
      {({ entries }) =>
        entries.length === 0 ? (
          <Text tone="muted">{words.none}</Text>
        ) : (
          <List label={words.list}>
            {entries.map((entry) => (
              <ListRow
                key={entry.entry_id}
                title={words.names[entry.vitamin_name]}
                detail={[
                  formatsOf(language).day(entry.taken_date, 'weekday'),
                  words.times[entry.time_taken],
                ].join(' · ')}
                hue="vitamins"
              />
            ))}
          </List>
        )
      }
    </Panel>
  )
}
