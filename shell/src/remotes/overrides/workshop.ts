import type { ReleaseOwner } from '@gb/domain'
import type { ReactNode } from 'react'

/** A remote as the server describes it to those who build one. */
export interface DescribedRemote {
  name: string
  version: string | null
  source: 'registry' | 'folder'
  /** Percent of the people who get the canary; null without one. */
  canaryShare: number | null
  isKilled: boolean
  owner: ReleaseOwner | null
}

/** What the server wrote into a page of the workshop. */
export interface WorkshopFacts {
  /** Address of the build that runs in place of the one in force, by remote. */
  overrides: Record<string, string>
  /** Flags that are on or off in this tab whatever operators chose, by remote. */
  flags: Record<string, Record<string, boolean>>
  remotes: DescribedRemote[]
}

/**
 * Whether this page is one of the workshop: with overrides, or with the inspector. Only the server makes it one, by what it
 * writes into the page and its content policy, and in production it never does. Nothing that a browser keeps is asked.
 */
export const isWorkshop = (): boolean => 'workshop' in document.documentElement.dataset

/** What the card of a remote has beside Retry; set on pages of the workshop, before any remote is known there. */
export const besideRetry: { draw?: (remote: string) => ReactNode } = {}
