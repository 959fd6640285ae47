import { Loading, Skeleton } from '@gb/ui'
import { ReadFault } from '../../shared/read-fault'
import type { ReactNode } from 'react'
import type { WeightRead } from '../api/weight-history.query'
import { useRetryOnHome, useWeightOnHome } from '../../shared/home/home-words'
import type { WeightHistory } from '../model/weight'

interface Properties {
  read: WeightRead
  height: number
  /** What happened in one line. */
  isBrief?: boolean | undefined
  children: (history: WeightHistory) => ReactNode
}

/** The weights, or their place while they load, or what happened. */
export function WhenRead({ read, height, isBrief, children }: Properties) {
  const words = useRetryOnHome()
  const { failedTitle, failedText, loading } = useWeightOnHome()
  if (read.data !== undefined) return children(read.data)
  if (read.isError) {
    return <ReadFault read={read} words={words} title={failedTitle} text={failedText} isBrief={isBrief} />
  }
  return (
    <Loading label={loading}>
      <Skeleton height={height} shape="block" />
    </Loading>
  )
}
