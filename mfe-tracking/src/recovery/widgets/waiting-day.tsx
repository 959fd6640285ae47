import { Card, Skeleton } from '@gb/ui'

/** As high as the row that comes, so that nothing moves. */
const ROW_HEIGHT = 40

/** The place of the card, while it is on its way. */
export const WaitingDay = () => (
  <Card>
    <Skeleton shape="block" height={ROW_HEIGHT} />
  </Card>
)
