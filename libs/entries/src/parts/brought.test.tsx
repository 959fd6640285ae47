import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { deferred, type Deferred } from '@gb/mfe-contract'
import { act, cleanup, render, screen } from '@testing-library/react'
import { Brought, useIsBrought } from './brought'

const Words = ({ text }: { text: string }) => <p>{text}</p>

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms))

describe(Brought.name, () => {
  beforeEach(() => void jest.useFakeTimers())
  afterEach(() => {
    cleanup()
    jest.useRealTimers()
  })

  it('draws what is here at once, and its place until it is', async () => {
    const download = jest.fn(async () => Words)
    const part = deferred(download)
    render(<Brought part={part} partProps={{ text: 'here' }} loading={<i>place</i>} />)
    expect(screen.getByText('place')).toBeTruthy()
    await pass(0)
    expect(screen.getByText('here')).toBeTruthy()
    cleanup()
    render(<Brought part={part} partProps={{ text: 'again' }} loading={<i>place</i>} />)
    expect(screen.getByText('again')).toBeTruthy()
    expect(download).toHaveBeenCalledTimes(1)
  })

  it('never draws a part with what another one was given', async () => {
    interface Farewell {
      farewell: { eraseAt: string }
    }
    const Goodbye = ({ farewell }: Farewell) => <p>{farewell.eraseAt}</p>
    const goodbye = deferred<Farewell>(async () => Goodbye)
    const welcome = deferred(async () => Words)
    const { rerender } = render(<Brought part={goodbye} partProps={{ farewell: { eraseAt: 'tomorrow' } }} />)
    await pass(0)
    expect(screen.getByText('tomorrow')).toBeTruthy()
    rerender(<Brought part={welcome} partProps={{ text: 'welcome' }} loading={<i>place</i>} />)
    expect(screen.getByText('place')).toBeTruthy()
    await pass(0)
    expect(screen.getByText('welcome')).toBeTruthy()
  })

  it('leaves its place for what stands there when it did not come, until it does', async () => {
    const download = jest.fn<() => Promise<typeof Words>>().mockRejectedValueOnce(new TypeError('no line'))
    download.mockResolvedValue(Words)
    const part = deferred(download)
    const { container } = render(
      <Brought part={part} partProps={{ text: 'here' }} loading={<i>place</i>} failed={<i>later</i>} />,
    )
    expect(container.textContent).toBe('place')
    await pass(0)
    expect(container.textContent).toBe('later')
    await pass(2000)
    expect(container.textContent).toBe('here')
  })

  it('asks until it is here, and no longer than it is wanted', async () => {
    const download = jest.fn<() => Promise<typeof Words>>().mockRejectedValue(new TypeError('no line'))
    const { unmount } = render(<Brought part={deferred(download)} partProps={{ text: 'here' }} />)
    await pass(4500)
    expect(download).toHaveBeenCalledTimes(3)
    download.mockResolvedValue(Words)
    await pass(2000)
    expect(screen.getByText('here')).toBeTruthy()
    unmount()
    const gone = jest.fn<() => Promise<typeof Words>>().mockRejectedValue(new TypeError('no line'))
    render(<Brought part={deferred(gone)} partProps={{ text: 'here' }} />).unmount()
    await pass(9000)
    expect(gone).toHaveBeenCalledTimes(1)
  })
})

describe(useIsBrought.name, () => {
  beforeEach(() => void jest.useFakeTimers())
  afterEach(() => {
    cleanup()
    jest.useRealTimers()
  })

  const Next = ({ part, isWanted }: { part: Deferred<{ text: string }>; isWanted: boolean }) => (
    <p>{useIsBrought(part, isWanted) ? 'free' : 'held'}</p>
  )

  it('holds what comes next while the part is on its way, and for nothing that is not wanted', async () => {
    const download = jest.fn(async () => Words)
    const part = deferred(download)
    const { rerender, container } = render(<Next part={part} isWanted={false} />)
    await pass(0)
    expect(container.textContent).toBe('free')
    expect(download).not.toHaveBeenCalled()
    rerender(<Next part={part} isWanted />)
    expect(container.textContent).toBe('held')
    await pass(0)
    expect(container.textContent).toBe('free')
  })

  it('holds nothing for a download that failed', async () => {
    const part = deferred<{ text: string }>(() => Promise.reject(new TypeError('no line')))
    const { container } = render(<Next part={part} isWanted />)
    await pass(0)
    expect(container.textContent).toBe('free')
  })
})
