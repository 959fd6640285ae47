import { useHost } from '@gb/mfe-contract'
import { Rest } from '../features/home/components/rest'
import { InstallRow } from '../features/install/install-row'
import { CodeRow } from '../features/ways-in/code'
import { useStartup } from '../host/startup-state'

/** The end of Home, with the rows that lead to another device or onto the home screen. */
export const RestOfDay = () => <Rest offers={<Elsewhere />} />

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
