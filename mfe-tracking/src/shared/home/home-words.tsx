import { useMessages } from '@gb/entries'
import { Skeleton } from '@gb/ui'
import type { ReactNode } from 'react'
import { InOwnWords } from '@gb/own-words'
import { homeCatalog } from './messages/generated/home'

const WORDS = [homeCatalog]

/** What Home and the screens say alike; the other words come with the screens. */
const useHome = () => useMessages(homeCatalog)
export const useFluidsOnHome = () => useHome().fluids
export const useWeightOnHome = () => useHome().weight
export const useVitaminsOnHome = () => useHome().vitamins
export const useRetryOnHome = () => useHome().again

/** What stands on Home, in the person's own language: all of it turns together. */
export const HomeWords = ({ height, children }: { height: number; children: ReactNode }) => (
  <InOwnWords catalogs={WORDS} loading={<Skeleton height={height} shape="block" />}>
    {children}
  </InOwnWords>
)
