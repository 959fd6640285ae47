import { expect } from '@playwright/test'
import type { Person } from './api'

/** Pays a month on the test page, as a person does. */
export const buyPremium = async ({ api, userId, url }: Person): Promise<void> => {
  const checkout = await api.post('/api/checkout/session', {
    data: { user_id: userId, package_id: 'monthly', origin_url: url },
  })
  const { session_id } = (await checkout.json()) as { session_id: string }
  await api.post(`/api/checkout/test-page/${session_id}/decision`, { data: { decision: 'pay' } })
  const active = await api.post('/api/activate-premium', { data: { user_id: userId, session_id } })
  expect(active.status(), await active.text()).toBe(200)
}
