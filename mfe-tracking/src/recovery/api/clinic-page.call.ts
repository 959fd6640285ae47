import { type ApiClient, unwrap } from '@gb/api-client'

/** The first days on one page, as a PDF. */
export const readClinicPage = (api: ApiClient, userId: string): Promise<Blob> =>
  unwrap(
    api.GET('/api/first-days-page/{user_id}', {
      params: { path: { user_id: userId } },
      parseAs: 'blob',
    }),
  )
