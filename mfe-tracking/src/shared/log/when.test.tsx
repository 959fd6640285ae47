import { afterEach, describe, expect, it } from '@jest/globals'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { renderPart } from '../testing/render-part'
import { messages } from './messages'
import { readWhen, useWhen, wallClock } from './when'
import { WhenField } from './when-field'

const NOW = new Date(2026, 10, 20, 12, 0)
const read = (when: string | null) => readWhen(when, NOW.getTime())

describe(readWhen.name, () => {
  it('reads the clock of this device, and gives it back', () => {
    const instant = new Date(2026, 6, 4, 7, 5)
    expect(wallClock(instant)).toBe('2026-07-04T07:05')
    expect(read('2026-07-04T07:05')).toEqual({ recordedAt: instant.toISOString() })
    expect(read(null)).toEqual({ recordedAt: null })
  })

  it('says what is wrong', () => {
    expect(read('')).toBe('unreadable')
    expect(read('2026-02-31T99:00')).toBe('unreadable')
    expect(read('2026-11-20T12:06')).toBe('ahead')
    expect(read('2025-10-16T11:59')).toBe('too_old')
    expect(read('2026-11-20T12:05')).toEqual({ recordedAt: expect.any(String) })
  })
})

function Form({ stored }: { stored?: string }) {
  const when = useWhen(stored)
  return (
    <>
      <WhenField when={when} isEdit={stored !== undefined} />
      <output>{JSON.stringify(when.value)}</output>
      <button type="button" onClick={() => (document.title = JSON.stringify(when.read()))}>
        Read
      </button>
    </>
  )
}
const said = () => {
  fireEvent.click(screen.getByRole('button', { name: 'Read' }))
  return JSON.parse(document.title) as unknown
}
const type = (value: string) => fireEvent.change(screen.getByLabelText(messages.when), { target: { value } })

describe(WhenField.name, () => {
  afterEach(cleanup)

  it('is now until it is changed, and can go back to now', () => {
    renderPart(<Form />, {})
    expect(said()).toEqual({ recordedAt: null })
    fireEvent.click(screen.getByRole('button', { name: messages.changeWhen }))
    const yesterday = new Date(Date.now() - 86_400_000)
    type(wallClock(yesterday))
    expect(said()).toEqual({ recordedAt: new Date(wallClock(yesterday)).toISOString() })
    fireEvent.click(screen.getByRole('button', { name: messages.backToNow }))
    expect(said()).toEqual({ recordedAt: null })
  })

  it('refuses the future and what is too long ago, in words', () => {
    renderPart(<Form />, {})
    fireEvent.click(screen.getByRole('button', { name: messages.changeWhen }))
    type(wallClock(new Date(Date.now() + 3_600_000)))
    expect(said()).toBeNull()
    expect(screen.getByText(messages.whenFaults.ahead)).toBeTruthy()
    type(wallClock(new Date(Date.now() - 402 * 86_400_000)))
    expect(said()).toBeNull()
    expect(screen.getByText(messages.whenFaults.too_old)).toBeTruthy()
  })

  it('leaves the time of an edited entry alone, to the second, until it is changed', () => {
    const stored = new Date(Date.now() - 86_400_000).toISOString()
    renderPart(<Form stored={stored} />, {})
    expect(said()).toEqual({ recordedAt: null })
    type(wallClock(new Date(Date.now() - 2 * 86_400_000)))
    expect(said()).toEqual({ recordedAt: expect.any(String) })
  })
})
