import { createContext, useContext, useEffect, useRef } from 'react'
import type { ReactNode } from 'react'

/** Told when a modal opens; answers what to call once it is closed. `close` closes it as its close button would. */
export type RegisterModal = (close: () => void) => () => void

const ModalRegistry = createContext<RegisterModal | null>(null)

/** Lets the shell close the topmost modal on Back; without it modals work, and Back knows nothing of them. */
export function ModalRegistryProvider({
  register,
  children,
}: {
  register: RegisterModal
  children: ReactNode
}) {
  return <ModalRegistry value={register}>{children}</ModalRegistry>
}

/** Keeps a modal, or a view that lies in place of another, in the registry while it is open: Back closes it. */
export const useRegisteredModal = (isOpen: boolean, close: () => void) => {
  const register = useContext(ModalRegistry)
  const latestClose = useRef(close)
  useEffect(() => {
    latestClose.current = close
  })
  useEffect(
    () => (isOpen && register ? register(() => latestClose.current()) : undefined),
    [isOpen, register],
  )
}
