import type { Session } from '../host/startup-state'

/** A session for tests. */
export const aSession = (userId: string): Session => ({
  user_id: userId,
  name: 'Sam',
  email: 'sam@example.com',
  is_premium: false,
  time_zone: 'UTC',
  erase_at: null,
  recovery_code: '048151',
  consent: {
    privacy_policy_accepted: true,
    terms_accepted: true,
    health_data_consent: true,
    ai_analysis_consent: true,
  },
})
