import { useLanguageHere, useMessages } from '@gb/entries'
import { Badge, Card, List, ListRow, Loading, Skeleton, Stack } from '@gb/ui'
import { usePackages } from '../../shared/api/packages.query'
import { packagesCatalog } from '../../shared/messages/generated/packages'
import { intervalInWords, priceInWords } from '../../shared/package'
import { PackagesFault } from '../../shared/packages-fault'
import { ByBilling } from '../../shared/speech/by-billing'
import { premiumCatalog } from '../messages/generated/premium'

/** What it costs, before anything is asked. */
export function PriceList() {
  const { prices } = useMessages(premiumCatalog).locked
  const shared = useMessages(packagesCatalog)
  const language = useLanguageHere()
  const packages = usePackages()
  return (
    <Card title={prices} hue="vitamins">
      {packages.data !== undefined ? (
        <List label={prices}>
          {packages.data.map((offer) => (
            <ListRow
              key={offer.id}
              title={<ByBilling text={offer.name} />}
              detail={
                offer.discountLabel === null ? undefined : (
                  <Badge hue="success">
                    <ByBilling text={offer.discountLabel} />
                  </Badge>
                )
              }
              value={priceInWords(offer, language)}
              unit={intervalInWords(offer.interval, shared)}
            />
          ))}
        </List>
      ) : packages.isError ? (
        <PackagesFault read={packages} />
      ) : (
        <Loading label={shared.loading}>
          <Stack gap={3}>
            <Skeleton height={50} shape="block" />
            <Skeleton height={50} shape="block" />
            <Skeleton height={50} shape="block" />
          </Stack>
        </Loading>
      )}
    </Card>
  )
}
