import { useMessages } from '@gb/entries'
import { concernCatalogs } from '@gb/help'
import { useSession } from '@gb/mfe-contract'
import { Page } from '@gb/ui'
import { planCatalog } from '../../shared/plan/messages/generated/plan'

import { bringWords, InOwnWords } from '@gb/own-words'
import { serverBooks } from '../../shared/speech/server-speech'
import { captureCatalog } from '../capture/messages/generated/capture'
import { correctCatalog } from '../correct/messages/generated/correct'
import { foodLogCatalog } from '../food-log/messages/generated/food-log'
import { barcodeCatalog } from '../log-sheet/barcode/messages/generated/barcode'
import { logSheetCatalog } from '../log-sheet/messages/generated/log-sheet'
import { resultCatalog } from '../result/messages/generated/result'
import { sharedCatalog } from '../shared/messages/generated/shared'
import { flowCatalog } from './messages/generated/flow'
import { NeedsProfile } from './needs-profile'
import { ScanFlow } from './scan-flow'

const WORDS = [
  flowCatalog,
  captureCatalog,
  resultCatalog,
  correctCatalog,
  foodLogCatalog,
  logSheetCatalog,
  barcodeCatalog,
  sharedCatalog,
  planCatalog,
  ...concernCatalogs,
  ...serverBooks,
]

/** From a plate to honest numbers; asks for a profile first, since a scan belongs to one. */
export const ScanTab = () => (
  <InOwnWords catalogs={WORDS}>
    <Tab />
  </InOwnWords>
)

/** The tab, when its words are there as well. */
export async function inOwnWords(): Promise<typeof ScanTab> {
  await bringWords(WORDS)
  return ScanTab
}

function Tab() {
  const { userId } = useSession()
  const { title } = useMessages(flowCatalog)
  // Keyed: the photo and the result of one person are never shown to the next.
  if (userId !== null) return <ScanFlow key={userId} userId={userId} />
  return (
    <Page title={title} width="narrow">
      <NeedsProfile />
    </Page>
  )
}
