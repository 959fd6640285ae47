import { useHost } from '@gb/mfe-contract'
import { Rest } from '../features/home/components/rest'
import { restCatalog } from '../features/home/messages/generated/rest'
import { InstallRow } from '../features/install/install-row'
import { installCatalog } from '../features/install/messages/generated/install'
import { CodeRow } from '../features/ways-in/code'
import { codeCatalog } from '../features/ways-in/code/messages/generated/code'
import { pairingCatalog } from '../features/ways-in/pairing/messages/generated/pairing'
import { useStartup } from '../host/startup-state'
import { normalLinkCatalog } from '../shared/normal-link/messages/generated/normal-link'
import { refusalCatalogs } from '../shared/refusals/refusal-sentence'
import { inOwnWords } from '../shared/speech/said'

/** The end of Home, with the rows that lead to another device or onto the home screen. */
const RestOfDay = () => <Rest offers={<Elsewhere />} />

function Elsewhere() {
  const { session, display } = useHost()
  const { codeNews } = useStartup()
  if (display.installed) return null
  return (
    <>
      {codeNews === null && session.userId !== null && <CodeRow userId={session.userId} />}
      <InstallRow code={session.recoveryCode ?? null} />
    </>
  )
}

/** The same, in the person's own language. */
export const inOwnLanguage = () =>
  inOwnWords(RestOfDay, [
    restCatalog,
    installCatalog,
    codeCatalog,
    pairingCatalog,
    normalLinkCatalog,
    ...refusalCatalogs,
  ])
