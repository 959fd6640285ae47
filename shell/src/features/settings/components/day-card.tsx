import { DAY_STARTS_AT } from '@gb/domain'
import { useHost } from '@gb/mfe-contract'
import { Banner, TimeIcon, SelectField } from '@gb/ui'
import { FoldedSection } from '../../../shared/folded-section/folded-section'
import { useChooseDayStart } from '../api/day-start.mutation'
import { messages } from '../messages'

const words = messages.day
const OPTIONS = Array.from({ length: DAY_STARTS_AT.max + 1 }, (_, hour) => ({
  value: String(hour),
  label: words.hour(hour),
}))

/** When the day of the person begins. Takes effect at once. */
export function DayCard({ userId }: { userId: string }) {
  const { dayStartsAt } = useHost().session
  const choose = useChooseDayStart(userId)
  const shown = choose.isPending ? choose.variables : dayStartsAt
  return (
    <FoldedSection
      look="row"
      title={words.title}
      icon={TimeIcon}
      detail={shown === undefined ? undefined : words.hour(shown)}
    >
      <SelectField
        label={words.startsAt}
        hint={words.hint}
        options={OPTIONS}
        value={String(shown)}
        disabled={choose.isPending}
        onValueChange={(hour) => choose.mutate(Number(hour))}
      />
      {choose.isError && (
        <Banner tone="danger" live="assertive">
          {words.failed}
        </Banner>
      )}
    </FoldedSection>
  )
}
