import { type Concern, hasUrgentConcern, weightConcerns } from '@gb/domain'
import { useIsSerious, useLocalDay } from '@gb/entries'
import { useMemo } from 'react'
import type { Body } from '../model/body'
import type { AllWeightsRead } from './all-weights.query'
import type { WeightRead } from './weight-history.query'

const NONE: readonly Concern[] = []

/** What the weights call for by what this device has, and whether anything is serious, by them or by any other log. */
export interface WeightConcerns {
  /** The most urgent first. */
  found: readonly Concern[]
  isSerious: boolean
}

interface Known {
  read: WeightRead
  all: AllWeightsRead
  body: Body | null
}

/** The concerns of the weights, what is still on its way among them. Source: health-rules 9b.14. */
export function useWeightConcerns(userId: string, { read, all, body }: Known): WeightConcerns {
  const today = useLocalDay()
  const isHeard = useIsSerious(userId) === true
  const goalLbs = read.data?.goalLbs
  const { entries } = all
  const found = useMemo(
    () =>
      entries === undefined || goalLbs === undefined || body === null
        ? NONE
        : weightConcerns({
            person: { ...body, goalWeightLbs: goalLbs },
            weighIns: entries.toReversed(),
            today,
          }),
    [entries, goalLbs, body, today],
  )
  return { found, isSerious: isHeard || hasUrgentConcern(found) }
}
