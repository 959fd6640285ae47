import { dialable, NOTE_LENGTH } from '@gb/domain'
import { useMessages } from '@gb/entries'
import { DateField, Disclosure, Stack, TextArea, TextField } from '@gb/ui'
import { useState } from 'react'
import { cardCatalog } from '../messages/generated/card'
import type { OwnCard } from '../model/own-card'

interface Properties {
  card: OwnCard
  /** The last drink of the log in words; empty without one. */
  logged: string
  onChange: (changes: Partial<OwnCard>) => void
}

/** Fills in the card; each word is kept as it is typed. */
export function OwnCardForm({ card, logged, onChange }: Properties) {
  const messages = useMessages(cardCatalog)
  // A date that is half typed is null: it stays in its boxes and is not kept.
  const [day, setDay] = useState<string | null>(card.surgeryDay)
  const isRefused = card.surgeon.trim() !== '' && dialable(card.surgeon) === null
  return (
    <Disclosure summary={messages.edit}>
      <Stack gap={4}>
        <DateField
          label={messages.surgeryLabel}
          optionalText={messages.optional}
          partLabels={{ month: messages.month, day: messages.day, year: messages.year }}
          value={day}
          onValueChange={(typed) => {
            setDay(typed)
            onChange({ surgeryDay: typed ?? '' })
          }}
        />
        <TextField
          label={messages.surgeonLabel}
          optionalText={messages.optional}
          type="tel"
          autoComplete="off"
          error={isRefused ? messages.phoneRefused : undefined}
          value={card.surgeon}
          onValueChange={(surgeon) => onChange({ surgeon })}
        />
        <TextField
          label={messages.drinkLabel}
          hint={
            logged === '' || card.drink.trim() !== ''
              ? messages.drinkHint
              : messages.drinkLogged({ words: logged })
          }
          optionalText={messages.optional}
          autoComplete="off"
          maxLength={NOTE_LENGTH.max}
          value={card.drink}
          onValueChange={(drink) => onChange({ drink })}
        />
        <TextArea
          label={messages.medicinesLabel}
          optionalText={messages.optional}
          maxLength={NOTE_LENGTH.max}
          value={card.medicines}
          onValueChange={(medicines) => onChange({ medicines })}
        />
      </Stack>
    </Disclosure>
  )
}
