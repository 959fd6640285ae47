import { queryKeys, unwrap, type ApiData } from '@gb/api-client'
import { useApi } from '@gb/mfe-contract'
import { useQuery } from '@tanstack/react-query'

export type Creator = ApiData<'/api/about-creator'>

/** The people behind the product. The start of the app has usually loaded it. */
export function useCreator() {
  const api = useApi()
  return useQuery({
    queryKey: queryKeys.aboutCreator(),
    queryFn: ({ signal }) => unwrap(api.GET('/api/about-creator', { signal })),
  })
}
