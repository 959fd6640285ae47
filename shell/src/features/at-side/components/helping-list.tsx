import { instantInWords } from '@gb/domain'
import { useLanguageHere, useMessages } from '@gb/entries'
import { useHost } from '@gb/mfe-contract'
import { Button, List, ListRow, Text } from '@gb/ui'
import { type HelpedPerson, useLeave } from '../api/helping.query'
import { atSideCatalog } from '../messages/generated/at-side'
import { scopesInWords } from './scopes-in-words'

interface Properties {
  userId: string
  people: HelpedPerson[]
  onLook: (person: HelpedPerson) => void
}

/** At whose side one is, each with the way to look and the way out. */
export function HelpingList({ userId, people, onLook }: Properties) {
  const all = useMessages(atSideCatalog)
  const words = all.helping
  const language = useLanguageHere()
  const { confirm } = useHost()
  const leave = useLeave(userId)
  const ask = async (person: HelpedPerson) => {
    const isSure = await confirm({
      title: words.leaveTitle,
      text: words.leaveText({ name: person.name }),
      confirmLabel: words.leave,
      tone: 'danger',
    })
    if (isSure) leave.mutate(person)
  }
  return (
    <>
      <Text as="h3" strong>
        {words.title}
      </Text>
      <List label={words.title}>
        {people.map((person) => (
          <ListRow
            key={person.grant_id}
            title={person.name}
            detail={[
              scopesInWords(person, all, language),
              all.until({ day: instantInWords(person.ends_at, 'day', { language }) }),
            ].join(' · ')}
            trailing={
              <>
                <Button
                  variant="secondary"
                  size="small"
                  aria-label={words.lookNamed({ name: person.name })}
                  onClick={() => onLook(person)}
                >
                  {words.look}
                </Button>
                <Button
                  variant="quiet"
                  size="small"
                  aria-label={words.leaveNamed({ name: person.name })}
                  busy={leave.isPending && leave.variables.grant_id === person.grant_id}
                  onClick={() => void ask(person)}
                >
                  {words.leave}
                </Button>
              </>
            }
          />
        ))}
      </List>
    </>
  )
}
