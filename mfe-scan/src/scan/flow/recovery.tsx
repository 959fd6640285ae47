import { invalidateAfter, isApiError } from '@gb/api-client'
import { useMessages } from '@gb/entries'
import { Banner, Button } from '@gb/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useAnalysisState } from './analysis-state.query'
import { flowCatalog } from './messages/generated/flow'
import { pendingScan, type PendingScan } from './pending-scan'
import { ByServer } from '../shared/by-server'
import type { ScanOutcome } from '../shared/scan-outcome'

interface Properties {
  userId: string
  onRecovered: (outcome: ScanOutcome, pending: PendingScan) => void
}

/** A photo that was sent before a timeout, a reload or a lost connection: its answer is looked up, never paid twice. */
export function Recovery({ userId, onRecovered }: Properties) {
  const [pending] = useState(() => pendingScan.read(userId))
  const queries = useQueryClient()
  const words = useMessages(flowCatalog).recovery
  const { data, error } = useAnalysisState(userId, pending)
  const isOver = data?.state === 'failed' || isApiError(error, 'not_found')
  const isFinished = data?.state === 'finished'
  useEffect(() => {
    if (isOver) pendingScan.forget()
    // The meal is in the log and the scan counter has moved, whoever asked for them before.
    if (isFinished) void invalidateAfter(queries, 'food')
  }, [isOver, isFinished, queries])
  if (data?.state === 'failed') {
    return (
      <Banner tone="warning" live="polite" title={words.failed}>
        {data.message === null ? words.failedText : <ByServer sentence={data.message} />}
      </Banner>
    )
  }
  if (pending === null || data === undefined || isOver) return null
  const { outcome } = data
  if (outcome === null) return <Banner live="polite">{words.running}</Banner>
  const show = () => {
    pendingScan.forget()
    onRecovered(outcome, pending)
  }
  return (
    <Banner
      tone="success"
      live="polite"
      title={words.ready}
      action={
        <Button size="small" variant="secondary" onClick={show}>
          {words.show}
        </Button>
      }
    >
      {words.readyText}
    </Banner>
  )
}
