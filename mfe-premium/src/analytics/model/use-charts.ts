import type { BarChart, LineChart } from '@gb/ui/chart'
import { useEffect, useState } from 'react'

interface Charts {
  LineChart: typeof LineChart
  BarChart: typeof BarChart
}
interface Loaded {
  charts: Charts | null
  isFailed: boolean
}

/** Downloads the charts when one is wanted: somebody without data never does. */
export function useCharts(isWanted: boolean) {
  const [{ charts, isFailed }, setLoaded] = useState<Loaded>({ charts: null, isFailed: false })
  const isNeeded = isWanted && charts === null && !isFailed
  useEffect(() => {
    if (!isNeeded) return
    let isShown = true
    import('@gb/ui/chart').then(
      (chunk) => isShown && setLoaded({ charts: chunk, isFailed: false }),
      () => isShown && setLoaded({ charts: null, isFailed: true }),
    )
    return () => {
      isShown = false
    }
  }, [isNeeded])
  return { charts, isFailed, retry: () => setLoaded({ charts: null, isFailed: false }) }
}
