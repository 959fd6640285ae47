import { HelpCards } from '@gb/help'
import { useSession } from '@gb/mfe-contract'

/** Help for what was just written, wherever the person is. */
export function ScreenHelp() {
  const { userId } = useSession()
  return userId === null ? null : <HelpCards userId={userId} />
}
