import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { act, cleanup, renderHook } from '@testing-library/react'
import { useSpeech } from './use-speech'

/** A browser's recognition that hears what the test says. */
class FakeRecognition {
  static made: FakeRecognition[] = []
  lang = ''
  onresult: ((event: { results: ArrayLike<ArrayLike<{ transcript: string }>> }) => void) | null = null
  onerror: (() => void) | null = null
  onend: (() => void) | null = null
  readonly start = jest.fn()
  readonly abort = jest.fn()

  constructor() {
    FakeRecognition.made.push(this)
  }

  hear(transcript: string) {
    this.onresult?.({ results: [[{ transcript }]] })
  }
}

const listen = () => {
  const onSaid = jest.fn<(words: string) => void>()
  const hook = renderHook(() => useSpeech(onSaid))
  act(() => hook.result.current?.toggle())
  const [recognition] = FakeRecognition.made
  if (recognition === undefined) throw new Error('nothing listens')
  return { ...hook, onSaid, recognition, state: () => hook.result.current?.state }
}

describe(useSpeech.name, () => {
  beforeEach(() => {
    FakeRecognition.made = []
    window.SpeechRecognition = FakeRecognition
    document.documentElement.lang = 'en'
  })
  afterEach(() => {
    cleanup()
    delete window.SpeechRecognition
    delete window.webkitSpeechRecognition
  })

  it('is not there where the browser turns no speech into words', () => {
    delete window.SpeechRecognition
    expect(renderHook(() => useSpeech(() => undefined)).result.current).toBeNull()
    window.webkitSpeechRecognition = FakeRecognition
    expect(renderHook(() => useSpeech(() => undefined)).result.current?.state).toBe('idle')
  })

  it('listens only when it is asked to, in the language of the page, and hands over what was said', () => {
    document.documentElement.lang = 'es'
    renderHook(() => useSpeech(() => undefined))
    expect(FakeRecognition.made).toEqual([])
    const { recognition, onSaid, state } = listen()
    expect({ lang: recognition.lang, started: recognition.start.mock.calls.length, state: state() }).toEqual({
      lang: 'es',
      started: 1,
      state: 'listening',
    })
    act(() => recognition.hear(' dos huevos '))
    act(() => recognition.onend?.())
    expect(onSaid.mock.calls).toEqual([['dos huevos']])
    expect(state()).toBe('idle')
  })

  it('says that it failed, says nothing of silence, and can be asked again', () => {
    const { recognition, onSaid, result, state } = listen()
    act(() => recognition.hear('  '))
    act(() => recognition.onerror?.())
    // A browser ends it after the fault: the person still reads what happened.
    act(() => recognition.onend?.())
    expect(state()).toBe('failed')
    expect(onSaid).not.toHaveBeenCalled()
    act(() => result.current?.toggle())
    expect(FakeRecognition.made).toHaveLength(2)
    expect(state()).toBe('listening')
  })

  it('stops when it is pressed again, and when its screen is left', () => {
    const { recognition, result, state, unmount } = listen()
    act(() => result.current?.toggle())
    expect(recognition.abort).toHaveBeenCalledTimes(1)
    expect(state()).toBe('idle')
    act(() => result.current?.toggle())
    unmount()
    expect(FakeRecognition.made[1]?.abort).toHaveBeenCalledTimes(1)
  })
})
