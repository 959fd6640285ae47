import { type QueryClient, useQueryClient } from '@tanstack/react-query'

type HelpCard = 'crisis' | 'body'

// In the query cache, which the shell and all remotes share and signing out empties.
const keyOf = (userId: string) => ['help-shown-for', userId] as const
const readIn = (queries: QueryClient, userId: string) =>
  queries.getQueryData<readonly string[]>(keyOf(userId)) ?? []

/** For which texts this page itself has put up a card; it is forgotten with the page. */
export function useShownFor(userId: string) {
  const queries = useQueryClient()
  return {
    remember: (card: HelpCard, texts: readonly string[]): void =>
      void queries.setQueryData<readonly string[]>(keyOf(userId), [
        ...readIn(queries, userId),
        ...texts.map((text) => `${card} ${text}`),
      ]),
    has: (card: HelpCard, text: string): boolean => readIn(queries, userId).includes(`${card} ${text}`),
  }
}
