import { createContext, useContext, useEffect, useRef } from 'react'
import type { ReactNode } from 'react'

/** What the bar of a phone says while a view lies in place of another: its title, and the words of the way back. */
export interface PlaceWords {
  title: string
  back: string
}

/**
 * Told when a modal opens; answers what to call once it is closed. `close` closes it as its close button would. A view
 * in place of another has words for the bar.
 */
export type RegisterModal = (close: () => void, words?: PlaceWords) => () => void

const OpenModals = createContext<RegisterModal | null>(null)

/** Lets the shell close the topmost modal on Back; without it modals work, and Back knows nothing of them. */
export function OpenModalsProvider({ register, children }: { register: RegisterModal; children: ReactNode }) {
  return <OpenModals value={register}>{children}</OpenModals>
}

/** Keeps a modal, or a view that lies in place of another, in the registry while it is open: Back closes it. */
export const useRegisteredModal = (isOpen: boolean, close: () => void, words?: PlaceWords) => {
  const register = useContext(OpenModals)
  const latestClose = useRef(close)
  useEffect(() => {
    latestClose.current = close
  })
  const { title, back } = words ?? {}
  useEffect(() => {
    if (!isOpen || !register) return undefined
    const said = title === undefined || back === undefined ? undefined : { title, back }
    return register(() => latestClose.current(), said)
  }, [isOpen, register, title, back])
}
