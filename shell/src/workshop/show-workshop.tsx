import { createRoot } from 'react-dom/client'
import type { RemoteLoader } from '../remotes/loading/loader'
import { workshopFacts } from '../remotes/overrides/overrides'
import { followBuilds } from './follow-builds'
import { WorkshopBadge } from './workshop-badge'

/** Lays the badge over every screen, beside the app and not in it: it stands also when the app does not. */
export function showWorkshop(loader: RemoteLoader): void {
  const facts = workshopFacts()
  const place = document.createElement('div')
  document.body.append(place)
  followBuilds(Object.values(facts.overrides))
  createRoot(place).render(<WorkshopBadge facts={facts} loader={loader} />)
}
