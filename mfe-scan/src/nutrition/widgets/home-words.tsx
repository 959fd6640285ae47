import { useSession } from '@gb/mfe-contract'
import { Skeleton } from '@gb/ui'
import type { ReactNode } from 'react'
import { InOwnWords } from '@gb/own-words'
import { homeCatalog } from '../messages/generated/home'

const WORDS = [homeCatalog]

interface Properties {
  /** In pixels, until its words are there. */
  height: number
  children: (userId: string) => ReactNode
}

/** What stands on Home, in the person's own language: all of it turns together. Nothing for a visitor without a profile. */
export function HomeWords({ height, children }: Properties) {
  const { userId } = useSession()
  return userId === null ? null : (
    <InOwnWords catalogs={WORDS} loading={<Skeleton height={height} shape="block" />}>
      {children(userId)}
    </InOwnWords>
  )
}
