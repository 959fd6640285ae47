import type { ReactNode } from 'react'
import { Banner } from './banner'
import { DownloadIcon } from '../icons'
import { Button } from '../actions/button'

export interface DownloadButtonProps {
  children: ReactNode
  /** The file is on its way. */
  busy: boolean
  busyLabel: string
  /** Why it did not come; null as long as nothing failed. */
  failure: string | null
  onPress: () => void
}

/** Asks for a file, and says below why it did not come. */
export function DownloadButton({ children, busy, busyLabel, failure, onPress }: DownloadButtonProps) {
  return (
    <>
      <Button
        variant="secondary"
        block
        icon={DownloadIcon}
        busy={busy}
        busyLabel={busyLabel}
        onClick={onPress}
      >
        {children}
      </Button>
      {failure !== null && (
        <Banner tone="danger" live="assertive">
          {failure}
        </Banner>
      )}
    </>
  )
}
