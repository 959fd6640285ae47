import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'

const keyOf = (userId: string) => ['check-in-draft', userId] as const

/** What is typed and not sent. It outlives the section, but not the page: signing out empties the cache. */
export function useDraft(userId: string): [typed: string, type: (text: string) => void] {
  const queries = useQueryClient()
  const [typed, setTyped] = useState(() => queries.getQueryData<string>(keyOf(userId)) ?? '')
  const type = (text: string) => {
    setTyped(text)
    queries.setQueryData<string>(keyOf(userId), text)
  }
  return [typed, type]
}
