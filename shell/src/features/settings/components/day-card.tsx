import { DAY_STARTS_AT } from '@gb/domain'
import { useHost } from '@gb/mfe-contract'
import { Banner, TimeIcon, SelectField } from '@gb/ui'
import { FoldedSection } from '../../../shared/folded-section/folded-section'
import { useChooseDayStart } from '../api/day-start.mutation'
import { useMessages } from '@gb/entries'
import { settingsCatalog } from '../messages/generated/settings'

/** When the day of the person begins. Takes effect at once. */
export function DayCard({ userId }: { userId: string }) {
  const words = useMessages(settingsCatalog).day
  const hourIn = (hour: number) => (hour === 0 ? words.midnight : words.hour({ hour }))
  const options = Array.from({ length: DAY_STARTS_AT.max + 1 }, (_, hour) => ({
    value: String(hour),
    label: hourIn(hour),
  }))
  const { dayStartsAt } = useHost().session
  const choose = useChooseDayStart(userId)
  const shown = choose.isPending ? choose.variables : dayStartsAt
  return (
    <FoldedSection
      look="row"
      title={words.title}
      icon={TimeIcon}
      detail={shown === undefined ? undefined : hourIn(shown)}
    >
      <SelectField
        label={words.startsAt}
        hint={words.hint}
        options={options}
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
