import { queryKeys, unwrap } from '@gb/api-client'
import { useLanguageHere } from '@gb/entries'
import { useApi } from '@gb/mfe-contract'
import { useQuery } from '@tanstack/react-query'

/** A weekly template with recipes of its phase, in the language of the screen; `language` says what it came in. */
export function useFilledWeek(userId: string, templateId: string) {
  const api = useApi()
  const lang = useLanguageHere()
  return useQuery({
    queryKey:
      lang === 'en'
        ? queryKeys.filledWeek(userId, templateId)
        : [...queryKeys.filledWeek(userId, templateId), lang],
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/api/premium-meal-planning-templates/{template_id}/week', {
          params: { path: { template_id: templateId }, query: lang === 'en' ? {} : { lang } },
          signal,
        }),
      ),
  })
}
