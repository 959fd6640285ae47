import { json } from './render-part'

const FEATURES = ['Food scans beyond the free limit (fair use applies)', 'Progress reports as a PDF']

const PACKAGES = [
  { id: 'monthly', name: 'Monthly', price: 9.99, currency: 'USD', interval: 'month', features: FEATURES },
  {
    id: 'six_months',
    name: '6 Months',
    price: 49.99,
    currency: 'USD',
    interval: '6 months',
    features: FEATURES,
    discount_label: 'Save 16%',
  },
  { id: 'yearly', name: 'Yearly', price: 89.99, currency: 'USD', interval: 'year', features: FEATURES },
]

export const FREE = { premium_active: false, package_id: null, renews_at: null, cancel_at_period_end: false }

export const ACTIVE = {
  premium_active: true,
  package_id: 'six_months',
  renews_at: '2027-05-20T11:30:00.000Z',
  cancel_at_period_end: false,
}

export const SUBSCRIPTION = {
  package_id: 'six_months',
  state: 'renewing',
  started_at: '2026-11-20T11:30:00.000Z',
  paid_until: '2027-05-20T11:30:00.000Z',
  premium_until: '2027-05-27T11:30:00.000Z',
  first_amount: 49.99,
  renewal_amount: 49.99,
  currency: 'USD',
  can_resume: false,
  refund_until: '2026-12-20T11:30:00.000Z',
  has_portal: false,
  is_test: false,
}

/** What billing and content answer. */
export const billing = ({
  status = FREE,
  packages = PACKAGES,
}: { status?: object; packages?: object[] } = {}) => ({
  'GET /api/subscription-packages': () => json({ packages }),
  'GET /api/user-premium-status/*': () => json(status),
  'GET /api/subscription/*': () => json({ subscription: null }),
  'GET /api/about-creator': () => json({ contact_email: 'support@gastricbuddy.example' }),
})

export { FEATURES, PACKAGES }
