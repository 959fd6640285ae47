import { Badge, Card, List, ListRow, Loading, Skeleton, Stack } from '@gb/ui'
import { usePackages } from '../../shared/api/packages.query'
import { messages as shared } from '../../shared/messages'
import { intervalInWords, priceInWords } from '../../shared/package'
import { PackagesFault } from '../../shared/packages-fault'
import { messages } from '../messages'

const words = messages.locked

/** What it costs, before anything is asked. */
export function PriceList() {
  const packages = usePackages()
  return (
    <Card title={words.prices} hue="vitamins">
      {packages.data !== undefined ? (
        <List label={words.prices}>
          {packages.data.map((offer) => (
            <ListRow
              key={offer.id}
              title={offer.name}
              detail={
                offer.discountLabel === null ? undefined : <Badge hue="success">{offer.discountLabel}</Badge>
              }
              value={priceInWords(offer)}
              unit={intervalInWords(offer.interval)}
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
