import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { act, cleanup, fireEvent, render, renderHook, screen } from '@testing-library/react'
import { Toaster } from './toaster'
import type { Toast } from './toaster'
import { useToasts } from './use-toasts'

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

  it('goes by itself after six seconds', () => {
    const onDismiss = jest.fn()
    render(<Toaster toasts={[toast()]} onDismiss={onDismiss} />)
    wait(5_900)
    expect(onDismiss).not.toHaveBeenCalled()
    wait(200)
    expect(onDismiss).toHaveBeenCalledWith('a')
  })

  it('leaves ten seconds for Undo, which is taken once', () => {
    const onDismiss = jest.fn()
    const onSelect = jest.fn()
    render(<Toaster toasts={[toast({ action: { label: 'Undo', onSelect } })]} onDismiss={onDismiss} />)
    wait(9_900)
    expect(onDismiss).not.toHaveBeenCalled()
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
    expect(onSelect).toHaveBeenCalledTimes(1)
    expect(onDismiss).toHaveBeenCalledWith('a')
  })

  it('waits while a pointer is on it', () => {
    const onDismiss = jest.fn()
    render(<Toaster toasts={[toast()]} onDismiss={onDismiss} />)
    fireEvent.pointerMove(screen.getByRole('region', { name: 'Messages' }))
    wait(60_000)
    expect(onDismiss).not.toHaveBeenCalled()
  })

  it('goes though it appeared under a pointer that rests', () => {
    const onDismiss = jest.fn()
    render(<Toaster toasts={[toast()]} onDismiss={onDismiss} />)
    fireEvent.pointerEnter(screen.getByRole('region', { name: 'Messages' }))
    wait(6_100)
    expect(onDismiss).toHaveBeenCalledWith('a')
  })

  it('goes also after one whose button had the focus was dismissed', () => {
    const onDismiss = jest.fn()
    const { rerender } = render(<Toaster toasts={[toast()]} onDismiss={onDismiss} />)
    const close = screen.getByRole('button', { name: 'Dismiss' })
    act(() => close.focus())
    fireEvent.click(close)
    rerender(<Toaster toasts={[toast({ id: 'b' })]} onDismiss={onDismiss} />)
    wait(6_100)
    expect(onDismiss).toHaveBeenLastCalledWith('b')
  })

  it('keeps a failure until it is dismissed', () => {
    const onDismiss = jest.fn()
    render(<Toaster toasts={[toast({ tone: 'danger' })]} onDismiss={onDismiss} />)
    wait(60_000)
    expect(onDismiss).not.toHaveBeenCalled()
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
    expect(onDismiss).toHaveBeenCalledWith('a')
  })
})

describe(useToasts.name, () => {
  it('keeps the three newest and removes by id', () => {
    const { result } = renderHook(() => useToasts())
    act(() => {
      for (const text of ['1', '2', '3', '4']) result.current.push({ tone: 'info', text })
    })
    expect(result.current.toasts.map(({ text }) => text)).toEqual(['2', '3', '4'])
    act(() => result.current.dismiss(result.current.toasts[1]?.id ?? ''))
    expect(result.current.toasts.map(({ text }) => text)).toEqual(['2', '4'])
  })
})
