import { scanLimitSentence } from '@gb/domain'
import { useMessages } from '@gb/entries'
import { useHost } from '@gb/mfe-contract'
import { Banner, Button, PremiumIcon } from '@gb/ui'
import type { ReactNode } from 'react'
import { useScanStatus } from '../shared/scan-status.query'
import { flowCatalog } from './messages/generated/flow'

/** Says before a photo is taken that no free scan is left, and offers the upgrade; else the picture. */
export function UsedUpOr({ userId, picture }: { userId: string; picture: ReactNode }) {
  const { openUpgrade } = useHost()
  const words = useMessages(flowCatalog).usedUp
  const { data: status } = useScanStatus(userId)
  if (status === undefined || status.isPremium || status.left !== 0) return picture
  const { used, limit } = status
  const message = scanLimitSentence(limit)
  const upgrade = () => openUpgrade({ kind: 'scan-limit', message, scansUsed: used, totalLimit: limit })
  return (
    <Banner
      tone="warning"
      icon={PremiumIcon}
      title={words.title({ limit })}
      action={
        <Button size="small" variant="secondary" onClick={upgrade}>
          {words.upgrade}
        </Button>
      }
    >
      {words.text}
    </Banner>
  )
}
