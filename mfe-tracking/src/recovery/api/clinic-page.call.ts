import { type ApiClient, unwrap } from '@gb/api-client'
import type { Language } from '@gb/domain'

/** The first days on one page, as a PDF. */
export const readClinicPage = (
  api: ApiClient,
  { userId, language }: { userId: string; language: Language },
): Promise<Blob> =>
  unwrap(
    api.GET('/api/first-days-page/{user_id}', {
      params: { path: { user_id: userId }, query: { lang: language } },
      parseAs: 'blob',
    }),
  )
