import { useMessages } from '@gb/entries'
import { policyCatalog } from './messages/generated/policy'
import type { PolicyKind } from './policy'

/** What a policy is called. */
export const usePolicyTitle = (kind: PolicyKind): string => {
  const words = useMessages(policyCatalog)
  return words.titles[kind]
}
