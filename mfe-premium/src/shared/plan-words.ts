import { type ClinicPart } from '@gb/domain'
import { useMessages } from '@gb/entries'
import { sectionCatalog } from './messages/generated/section'

/** Says whose plan is followed, by what of it a person's clinic says. */
export function useWhosePlan(): (fromClinic: readonly ClinicPart[]) => string {
  const { guide, parts, some } = useMessages(sectionCatalog).plan
  return (fromClinic) =>
    fromClinic.length === 0 ? guide : some({ parts: fromClinic.map((part) => parts[part]).join(', ') })
}
