import type { LineChart } from '@gb/ui/chart'
import { useEffect, useState } from 'react'

interface Loaded {
  Chart: typeof LineChart | null
  isFailed: boolean
}

/** Downloads the chart when it is wanted: somebody without two entries never does. */
export function useLineChart(isWanted: boolean) {
  const [{ Chart, isFailed }, setLoaded] = useState<Loaded>({ Chart: null, isFailed: false })
  const isNeeded = isWanted && Chart === null && !isFailed
  useEffect(() => {
    if (!isNeeded) return
    let isShown = true
    import('@gb/ui/chart').then(
      (chunk) => isShown && setLoaded({ Chart: chunk.LineChart, isFailed: false }),
      () => isShown && setLoaded({ Chart: null, isFailed: true }),
    )
    return () => {
      isShown = false
    }
  }, [isNeeded])
  return { Chart, isFailed, retry: () => setLoaded({ Chart: null, isFailed: false }) }
}
