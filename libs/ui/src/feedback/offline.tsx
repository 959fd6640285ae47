import { createContext, type ReactNode, useContext } from 'react'

const Offline = createContext(false)

/** Tells what is inside that the server cannot be reached, and that the screen says so already, once. */
export const OfflineProvider = ({ isOffline, children }: { isOffline: boolean; children: ReactNode }) => (
  <Offline value={isOffline}>{children}</Offline>
)

/** Whether the screen says at one place that the server cannot be reached; false where nobody says so. */
export const useIsOffline = (): boolean => useContext(Offline)
