import { queryKeys, unwrap } from '@gb/api-client'
import { useApi } from '@gb/mfe-contract'
import { useQuery } from '@tanstack/react-query'

/** A weekly template with recipes of its phase. */
export function useFilledWeek(userId: string, templateId: string) {
  const api = useApi()
  return useQuery({
    queryKey: queryKeys.filledWeek(userId, templateId),
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/api/premium-meal-planning-templates/{template_id}/week', {
          params: { path: { template_id: templateId } },
          signal,
        }),
      ),
  })
}
