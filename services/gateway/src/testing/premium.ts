import type { Body } from './start-product.js'

type Call = (method: 'POST', url: string, body?: object) => Promise<{ status: number; body: Body }>

/** Pays a month on the test page, as a person does. */
export const buyPremium = async ({ call, userId }: { call: Call; userId: string }): Promise<void> => {
  const { body } = await call('POST', '/api/checkout/session', {
    user_id: userId,
    package_id: 'monthly',
    origin_url: 'http://localhost:3000',
  })
  const session_id = String(body.session_id)
  await call('POST', `/api/checkout/test-page/${session_id}/decision`, { decision: 'pay' })
  const { status } = await call('POST', '/api/activate-premium', { user_id: userId, session_id })
  if (status !== 200) throw new Error(`premium could not be bought: ${status}`)
}
