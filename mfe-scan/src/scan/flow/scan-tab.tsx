import { useSession } from '@gb/mfe-contract'
import { Page } from '@gb/ui'
import { NeedsProfile } from './needs-profile'
import { messages } from '../shared/messages'
import { ScanFlow } from './scan-flow'

/** From a plate to honest numbers; asks for a profile first, since a scan belongs to one. */
export function ScanTab() {
  const { userId } = useSession()
  // Keyed: the photo and the result of one person are never shown to the next.
  if (userId !== null) return <ScanFlow key={userId} userId={userId} />
  return (
    <Page title={messages.title} width="narrow">
      <NeedsProfile />
    </Page>
  )
}
