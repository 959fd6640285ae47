import { queryKeys, unwrap } from '@gb/api-client'
import { useApi } from '@gb/mfe-contract'
import { useQuery } from '@tanstack/react-query'

/** The courses in short, with how far the person has read. */
export function useCourses(userId: string) {
  const api = useApi()
  return useQuery({
    queryKey: queryKeys.courses(userId),
    queryFn: ({ signal }) => unwrap(api.GET('/api/premium-content', { signal })),
    select: (wire) => wire.educational_modules,
  })
}
