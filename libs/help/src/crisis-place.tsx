import { loadOwnLanguage, useBodyFlags, useCrisis, useOwnHelpPlace } from '@gb/entries'
import { useEffect } from 'react'
import { BodyCard } from './body-card'
import { CrisisCard } from './crisis-card'
import { bodyCatalog } from './messages/generated/body'
import { callsCatalog } from './messages/generated/calls'
import { crisisCatalog } from './messages/generated/crisis'
import { supportCatalog } from './messages/generated/support'
import { trustedCatalog } from './messages/generated/trusted'
import { SupportCard } from './support-card'

const ALL = [crisisCatalog, callsCatalog, trustedCatalog, bodyCatalog, supportCatalog] as const

/** Help on top of a screen, as long as something that was just written calls for it. No other place shows it meanwhile. */
export function CrisisPlace({ userId }: { userId: string }) {
  useOwnHelpPlace()
  return <HelpCards userId={userId} />
}

/** The cards for what was just written: the crisis card first. */
export function HelpCards({ userId }: { userId: string }) {
  const { raised, close } = useCrisis(userId)
  return (
    <>
      {raised && <CrisisCard userId={userId} isNew written={raised} onSafe={close} />}
      <BodyPlace userId={userId} isSecond={raised !== null} />
    </>
  )
}

/** The card about the body, and below it a line for home or for drink, as long as something that was just written calls for them. */
export function BodyPlace({ userId, isSecond }: { userId: string; isSecond: boolean }) {
  // Whoever may write here gets a card at once, and in their language from its first word.
  useEffect(() => void loadOwnLanguage(ALL), [])
  const { raised, close } = useBodyFlags(userId)
  return (
    <>
      {raised && <BodyCard {...raised} userId={userId} takesView={!isSecond} onClose={close} />}
      <SupportCard userId={userId} />
    </>
  )
}
