import { expect } from '@playwright/test'
import type { Person } from './api'
import { confirmationMails, digitsIn } from './mail'
import type { Product } from './product'

/** A person of plain calls confirms by mail that it is them. */
export const confirmByApi = async (
  product: Product,
  { api }: Pick<Person, 'api'>,
  purpose: string,
  email = 'maria@example.com',
): Promise<void> => {
  const before = confirmationMails(product, email).length
  const started = await api.post('/api/confirmation/start', { data: { purpose, way: 'email' } })
  expect(started.ok(), await started.text()).toBe(true)
  await expect.poll(() => confirmationMails(product, email).length).toBeGreaterThan(before)
  const code = digitsIn(confirmationMails(product, email).at(-1) ?? { subject: '', text: '' })
  const confirmed = await api.post('/api/confirmation/confirm', { data: { purpose, way: 'email', code } })
  expect(confirmed.ok(), await confirmed.text()).toBe(true)
}
