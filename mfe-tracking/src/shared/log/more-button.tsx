import { Button } from '@gb/ui'

interface Properties {
  label: string
  busyLabel: string
  list: { hasMore: boolean; isLoading: boolean; more: () => void }
}

/** Older entries on demand; nothing when there are none. */
export function MoreButton({ label, busyLabel, list }: Properties) {
  if (!list.hasMore) return null
  return (
    <Button variant="secondary" block busy={list.isLoading} busyLabel={busyLabel} onClick={list.more}>
      {label}
    </Button>
  )
}
