import { queryKeys, unwrap } from '@gb/api-client'
import { useApi } from '@gb/mfe-contract'
import { useQuery } from '@tanstack/react-query'

/** The e-mail address of support; null while it is not known. */
export function useSupportAddress(): string | null {
  const api = useApi()
  const about = useQuery({
    queryKey: queryKeys.aboutCreator(),
    queryFn: ({ signal }) => unwrap(api.GET('/api/about-creator', { signal })),
    select: (wire) => wire.contact_email,
  })
  return about.data ?? null
}
