import type { EntryWrite } from '@gb/device'
import type { outboxCatalog } from '../messages/generated/outbox'

type Messages = ReturnType<typeof outboxCatalog.in>

/** What was written, in a few words: "Drink: 8 oz, water", "Weight: 214.6 lbs, changed", "Mood, deleted". */
export function inWords(write: EntryWrite, messages: Messages): string {
  const kind = messages.kinds[write.kind]
  if (write.action === 'delete') return messages.deleted({ what: kind })
  const values = valuesInWords(write, messages)
  const words = values === null ? kind : `${kind}: ${values}`
  return write.action === 'change' ? messages.changed({ what: words }) : words
}

function valuesInWords(write: Exclude<EntryWrite, { action: 'delete' }>, messages: Messages): string | null {
  switch (write.kind) {
    case 'fluid': {
      const { amount_oz: oz, fluid_type: type = 'water' } = write.values
      return oz === undefined ? null : messages.fluid({ oz, drink: messages.drinks[type] })
    }
    case 'weight': {
      const { weight_lbs: lbs } = write.values
      return lbs === undefined ? null : messages.weight({ lbs })
    }
    case 'vitamin':
      return write.values.vitamin_name ?? null
    case 'mood':
      return write.values.mood_description ?? null
    case 'milestone':
      return write.values.milestone ?? null
    // What was answered says itself badly in a word; the day of the card has it.
    case 'recovery':
      return null
    case 'food':
      return write.values.shown?.map(({ name }) => name).join(', ') ?? null
  }
}
