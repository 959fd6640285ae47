import { EATEN_SHARES, MEAL_FEELINGS } from '@gb/domain'
import { useMessages } from '@gb/entries'
import { ChipGroup } from '@gb/ui'
import { useMealLog, type Served } from './meal-log/use-meal-log'
import { sharedCatalog } from './messages/generated/shared'
import { VomitingBanner } from './vomiting-banner'

/** How much of a logged meal was eaten: one tap, and foods, sums and the day follow. */
export function EatenField({ meal }: { meal: Served }) {
  const log = useMealLog()
  const words = useMessages(sharedCatalog)
  return (
    <ChipGroup
      label={words.eaten}
      hue="food"
      even
      options={EATEN_SHARES.map((value) => ({
        value,
        label: words.shares[value],
        actionLabel: words.shares[value].replace('\n', ' '),
      }))}
      selected={meal.eaten}
      onSelect={(share) => log.eat(meal, share)}
    />
  )
}

/** How a logged meal sat: one tap each, a second one takes it back. */
export function FeltField({ meal }: { meal: Served }) {
  const log = useMealLog()
  const words = useMessages(sharedCatalog)
  return (
    <div>
      <ChipGroup
        label={words.felt}
        hue="food"
        options={MEAL_FEELINGS.map((value) => ({ value, label: words.feelings[value] }))}
        selected={meal.felt}
        onSelect={(feeling) => log.feel(meal, feeling)}
      />
      <div aria-live="polite">{meal.felt.includes('vomiting') && <VomitingBanner />}</div>
    </div>
  )
}

/** The same in a few words for a row of the log; empty where there is nothing to say. */
export function useWentInWords({ eaten, felt }: Pick<Served, 'eaten' | 'felt'>): string {
  const words = useMessages(sharedCatalog)
  const share = eaten === 100 ? [] : [words.sharesInWords[eaten]]
  return [...share, ...felt.map((each) => words.feelings[each])].join(' · ')
}
