import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { Toaster } from './toaster'
import type { Toast } from './toaster'

const toast = (more: Partial<Toast> = {}): Toast => ({
  id: 'a',
  tone: 'success',
  text: '8 oz of water added.',
  ...more,
})

beforeEach(() => {
  jest.useFakeTimers()
})

afterEach(() => {
  cleanup()
  jest.useRealTimers()
})

const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms))

describe(Toaster.name, () => {
  it('has a polite live region before the first message', () => {
    render(<Toaster toasts={[]} onDismiss={jest.fn()} />)
    expect(screen.getByRole('list').getAttribute('aria-live')).toBe('polite')
  })

  it('goes by itself after five seconds', () => {
    const onDismiss = jest.fn()
    render(<Toaster toasts={[toast()]} onDismiss={onDismiss} />)
    wait(4_900)
    expect(onDismiss).not.toHaveBeenCalled()
    wait(200)
    expect(onDismiss).toHaveBeenCalledWith('a')
  })

  it('stays as long with a way back, which is taken once', () => {
    const onDismiss = jest.fn()
    const onSelect = jest.fn()
    render(<Toaster toasts={[toast({ action: { label: 'Undo', onSelect } })]} onDismiss={onDismiss} />)
    wait(4_900)
    expect(onDismiss).not.toHaveBeenCalled()
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
    expect(onSelect).toHaveBeenCalledTimes(1)
    expect(onDismiss).toHaveBeenCalledWith('a')
  })

  it('goes by itself after five seconds with a way back too, and after ten where that is asked for', () => {
    const onDismiss = jest.fn()
    const action = { label: 'Undo', onSelect: jest.fn() }
    const { rerender } = render(<Toaster toasts={[toast({ action })]} onDismiss={onDismiss} />)
    wait(5_100)
    expect(onDismiss).toHaveBeenLastCalledWith('a')
    rerender(<Toaster toasts={[toast({ id: 'b', action, durationMs: 10_000 })]} onDismiss={onDismiss} />)
    wait(9_900)
    expect(onDismiss).not.toHaveBeenCalledWith('b')
    wait(200)
    expect(onDismiss).toHaveBeenLastCalledWith('b')
  })

  it('waits while a pointer is on it', () => {
    const onDismiss = jest.fn()
    render(<Toaster toasts={[toast()]} onDismiss={onDismiss} />)
    fireEvent.pointerMove(screen.getByRole('listitem'))
    wait(60_000)
    expect(onDismiss).not.toHaveBeenCalled()
  })

  it('waits for the focus after the pointer has left, and for the pointer after the focus has', () => {
    const onDismiss = jest.fn()
    const action = { label: 'Undo', onSelect: jest.fn() }
    render(<Toaster toasts={[toast({ action })]} onDismiss={onDismiss} />)
    const item = screen.getByRole('listitem')
    act(() => screen.getByRole('button', { name: 'Undo' }).focus())
    fireEvent.pointerMove(item)
    fireEvent.pointerLeave(item)
    wait(60_000)
    expect(onDismiss).not.toHaveBeenCalled()
    fireEvent.pointerMove(item)
    act(() => screen.getByRole('button', { name: 'Undo' }).blur())
    wait(60_000)
    expect(onDismiss).not.toHaveBeenCalled()
    fireEvent.pointerLeave(item)
    wait(10_100)
    expect(onDismiss).toHaveBeenCalledWith('a')
  })

  it('goes though it appeared under a pointer that rests', () => {
    const onDismiss = jest.fn()
    render(<Toaster toasts={[toast()]} onDismiss={onDismiss} />)
    fireEvent.pointerEnter(screen.getByRole('listitem'))
    wait(6_100)
    expect(onDismiss).toHaveBeenCalledWith('a')
  })

  it('keeps a failure until it is dismissed', () => {
    const onDismiss = jest.fn()
    render(<Toaster toasts={[toast({ tone: 'danger' })]} onDismiss={onDismiss} />)
    wait(60_000)
    expect(onDismiss).not.toHaveBeenCalled()
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
    expect(onDismiss).toHaveBeenCalledWith('a')
  })

  it('shows one at a time, the newest, and then what still has to be read', () => {
    const failed = toast({ id: 'b', tone: 'danger', text: 'Not sent.' })
    const newest = toast({ id: 'c', text: 'Added.' })
    render(<Several toasts={[toast(), failed, newest]} />)
    expect(texts()).toEqual(['Added.'])
    wait(5_100)
    expect(texts()).toEqual(['Not sent.'])
  })

  it.each(['Dismiss', 'Undo'])('lets the next one go after somebody pressed %s on the one before', (name) => {
    const action = { label: 'Undo', onSelect: jest.fn() }
    const onDismiss = jest.fn()
    const { rerender } = render(<Toaster toasts={[toast({ action })]} onDismiss={onDismiss} />)
    const button = screen.getByRole('button', { name })
    fireEvent.pointerMove(screen.getByRole('listitem'))
    act(() => button.focus())
    fireEvent.click(button)
    rerender(<Toaster toasts={[toast({ id: 'b' })]} onDismiss={onDismiss} />)
    wait(5_100)
    expect(onDismiss.mock.calls).toEqual([['a'], ['b']])
  })

  it('lets one go that was left for a newer one while the focus was on it', () => {
    const onDismiss = jest.fn()
    const action = { label: 'Undo', onSelect: jest.fn() }
    const { rerender } = render(<Toaster toasts={[toast({ action })]} onDismiss={onDismiss} />)
    act(() => screen.getByRole('button', { name: 'Undo' }).focus())
    rerender(<Toaster toasts={[toast({ action }), toast({ id: 'b' })]} onDismiss={onDismiss} />)
    wait(10_100)
    expect(onDismiss).toHaveBeenCalledWith('a')
  })
})

const texts = () =>
  screen.queryAllByRole('listitem').map((item) => item.querySelector('span + span')?.textContent)

function Several({ toasts }: { toasts: readonly Toast[] }) {
  const [shown, setShown] = useState(toasts)
  return (
    <Toaster toasts={shown} onDismiss={(gone) => setShown((all) => all.filter(({ id }) => id !== gone))} />
  )
}
