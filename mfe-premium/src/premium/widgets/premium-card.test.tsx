import { afterEach, describe, expect, it } from '@jest/globals'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { ACTIVE, billing } from '../../shared/testing/billing'
import { renderPart } from '../../shared/testing/render-part'
import { messages } from '../messages'
import { PremiumCard } from './premium-card'

describe(PremiumCard.name, () => {
  afterEach(cleanup)

  it('is not there without premium', async () => {
    const { container, sent } = renderPart(<PremiumCard />, billing())
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(container.textContent).toBe('')
  })

  it('leads to Manage Subscription', async () => {
    const { host } = renderPart(<PremiumCard />, billing({ status: ACTIVE }), {
      session: { isPremium: true },
    })
    await screen.findByText('Renews on May 20, 2027')
    fireEvent.click(screen.getByRole('button', { name: messages.active.manage }))
    expect(host.calls.navigate).toEqual(['premium'])
  })
})
