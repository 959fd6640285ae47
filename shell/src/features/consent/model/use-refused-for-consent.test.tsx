import { describe, expect, it } from '@jest/globals'
import { unwrap } from '@gb/api-client'
import { useApi } from '@gb/mfe-contract'
import { useMutation } from '@tanstack/react-query'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { problem, renderFeature } from '../../testing/render-feature'
import { messages } from '../../../messages/generated/first.en'
import { useRefusedForConsent } from './use-refused-for-consent'

function Probe() {
  const api = useApi()
  const { refused, answered } = useRefusedForConsent()
  const read = useMutation({ mutationFn: () => unwrap(api.GET('/api/consents')) })
  return (
    <>
      <output>{refused ? 'asks again' : 'quiet'}</output>
      <button onClick={() => read.mutate()}>call</button>
      <button onClick={answered}>answer</button>
    </>
  )
}

const state = () => screen.getByRole('status').textContent
const call = () => userEvent.click(screen.getByRole('button', { name: 'call' }))

describe(useRefusedForConsent.name, () => {
  it('asks again after the server said consent_outdated, until it is answered', async () => {
    renderFeature(<Probe />, {
      answers: {
        'GET /api/consents': () => problem(403, 'consent_outdated', 'Please read and accept them again.'),
      },
    })
    await call()
    await waitFor(() => expect(state()).toBe('asks again'))
    act(() => screen.getByRole('button', { name: 'answer' }).click())
    expect(state()).toBe('quiet')
  })

  const REQUIRED = {
    'GET /api/consents': () => problem(403, 'consent_required', 'Please give your consent first.'),
  }

  it('asks a visitor without a receipt', async () => {
    renderFeature(<Probe />, { answers: REQUIRED })
    await call()
    await waitFor(() => expect(state()).toBe('asks again'))
  })

  it('leads who withdrew a consent to Settings, and does not ask for all four', async () => {
    const { host } = renderFeature(<Probe />, { answers: REQUIRED, session: { userId: 'u' } })
    await call()
    await waitFor(() =>
      expect(host.calls.notify.map(({ text }) => text)).toEqual([messages.consent.withdrawn]),
    )
    host.calls.notify[0]?.action?.onAction()
    expect(host.calls.navigate).toEqual(['settings'])
    expect(state()).toBe('quiet')
  })

  it('stays quiet about every other refusal', async () => {
    const { sent } = renderFeature(<Probe />, {
      answers: { 'GET /api/consents': () => problem(403, 'not_yours', 'This belongs to another profile.') },
    })
    await call()
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(state()).toBe('quiet')
  })
})
