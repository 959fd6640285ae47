import { useIsHelpHomeless, useNoteCalls } from '@gb/entries'
import { RemoteSlot } from '../remotes/parts/remote-slot'
import styles from './layout.module.css'

const NO_PROPS = {}
const nothing = () => null

/** Help for what was just written, on every screen that does not show it itself; nothing of it is loaded before. */
export function HelpPlace({ userId }: { userId: string }) {
  useNoteCalls(userId)
  const isWanted = useIsHelpHomeless(userId)
  if (!isWanted) return null
  return (
    <div className={styles.banner}>
      <RemoteSlot slot="screen.help" slotProps={NO_PROPS} loading={null} renderFault={nothing} />
    </div>
  )
}
