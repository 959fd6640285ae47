import { useMessages } from '@gb/entries'
import { AddCareNumber, CareCallLinks, useConcernWords } from '@gb/help'
import { Banner, InfoMark, Stack } from '@gb/ui'
import { sharedCatalog } from './messages/generated/shared'

/** Stands at a meal that came up again: when to call, and whom. Source: health-rules 9b.5. */
export function VomitingBanner() {
  const words = useMessages(sharedCatalog)
  const { from } = useConcernWords()
  return (
    <Banner
      tone="warning"
      action={
        <Stack row wrap gap={2}>
          <CareCallLinks />
          <AddCareNumber />
        </Stack>
      }
    >
      <InfoMark after={`${words.vomiting} ${words.vomitingComesBack}`} {...from} />
    </Banner>
  )
}
