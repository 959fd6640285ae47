import { Loading, Skeleton } from '@gb/ui'
import { ReadFault } from '../../shared/read-fault'
import type { ReactNode } from 'react'
import type { WeightRead } from '../api/weight-history.query'
import { homeMessages as messages } from '../home-messages'
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
  if (read.data !== undefined) return children(read.data)
  if (read.isError) {
    const { failedTitle, failedText } = messages
    return <ReadFault read={read} words={messages} title={failedTitle} text={failedText} isBrief={isBrief} />
  }
  return (
    <Loading label={messages.loading}>
      <Skeleton height={height} shape="block" />
    </Loading>
  )
}
