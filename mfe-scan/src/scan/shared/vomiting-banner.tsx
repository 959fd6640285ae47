import { CONCERNS_FROM } from '@gb/domain'
import { useMessages } from '@gb/entries'
import { AddCareNumber, CareCallLinks } from '@gb/help'
import { Banner, InfoMark, Stack } from '@gb/ui'
import { sharedCatalog } from './messages/generated/shared'

/** Stands at a meal that came up again: when to call, and whom. Source: health-rules 9b.5. */
export function VomitingBanner() {
  const words = useMessages(sharedCatalog)
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
      <InfoMark
        after={`${words.vomiting} ${words.vomitingComesBack}`}
        label={words.vomitingFrom}
        source={CONCERNS_FROM.source}
        reviewed={CONCERNS_FROM.reviewed}
      />
    </Banner>
  )
}
