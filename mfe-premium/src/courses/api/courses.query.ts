import { unwrap } from '@gb/api-client'
import { useLanguageHere } from '@gb/entries'
import { useApi } from '@gb/mfe-contract'
import { useQuery } from '@tanstack/react-query'
import { coursesKey } from './keys'

/** The courses in short, with how far the person has read; in the language that is spoken here, as far as the server has it. */
export function useCourses(userId: string) {
  const api = useApi()
  const language = useLanguageHere()
  return useQuery({
    queryKey: coursesKey(userId, language),
    queryFn: ({ signal }) =>
      unwrap(api.GET('/api/premium-content', { params: { query: { lang: language } }, signal })),
  })
}
