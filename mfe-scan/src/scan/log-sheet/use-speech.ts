import { useEffect, useEffectEvent, useRef, useState } from 'react'

/** What we use of a browser's speech recognition; the type library of TypeScript does not know it. */
interface Recognition {
  lang: string
  onresult: ((event: { results: ArrayLike<ArrayLike<{ transcript: string }>> }) => void) | null
  onerror: (() => void) | null
  onend: (() => void) | null
  start: () => void
  abort: () => void
}

declare global {
  interface Window {
    SpeechRecognition?: new () => Recognition
    webkitSpeechRecognition?: new () => Recognition
  }
}

/** A browser that turns speech into words; null where it has no such thing. */
export interface Speech {
  readonly state: 'idle' | 'listening' | 'failed'
  readonly toggle: () => void
}

/** Listens to one sentence when it is asked to. Nothing is recorded here: the browser hands over words. */
export function useSpeech(onSaid: (words: string) => void): Speech | null {
  const [state, setState] = useState<Speech['state']>('idle')
  const running = useRef<Recognition | null>(null)
  const said = useEffectEvent(onSaid)
  useEffect(() => () => running.current?.abort(), [])
  const Engine = window.SpeechRecognition ?? window.webkitSpeechRecognition
  if (Engine === undefined) return null

  const end = (next: Speech['state']) => {
    running.current = null
    setState(next)
  }
  const listen = () => {
    const recognition = new Engine()
    recognition.lang = document.documentElement.lang
    recognition.onresult = ({ results }) => {
      const words = results[0]?.[0]?.transcript.trim() ?? ''
      if (words !== '') said(words)
    }
    recognition.onerror = () => end('failed')
    recognition.onend = () => {
      if (running.current === recognition) end('idle')
    }
    running.current = recognition
    setState('listening')
    recognition.start()
  }
  const toggle = () => {
    if (running.current === null) return listen()
    running.current.abort()
    end('idle')
  }
  return { state, toggle }
}
