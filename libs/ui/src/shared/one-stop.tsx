import { type ReactNode, useRef } from 'react'
import { useOneStop } from './use-one-stop'

export interface OneStopProps {
  /** Names the controls together. */
  label?: string | undefined
  /** Default vertical: rows below each other. */
  orientation?: 'vertical' | 'horizontal' | undefined
  children: ReactNode
}

/** Lays its controls together into one stop of Tab, with arrows between them. A list inside stays a list. */
export function OneStop({ label, orientation = 'vertical', children }: OneStopProps) {
  const element = useRef<HTMLDivElement>(null)
  const isOneStop = useOneStop(element)
  const toolbar = isOneStop
    ? ({ role: 'toolbar', 'aria-label': label, 'aria-orientation': orientation } as const)
    : {}
  return (
    <div ref={element} {...toolbar}>
      {children}
    </div>
  )
}
