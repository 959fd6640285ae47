import { deferred, type Part } from '@gb/mfe-contract'
import { useSyncExternalStore } from 'react'
import { type ConsentRefusal, useRefusedForConsent } from '../features/consent'
import { useShell } from '../host/shell-context'
import { useStartup } from '../host/startup-state'
import { afterFirst, Brought } from '@gb/entries'
import type { Startup } from '../startup/machine'

interface Properties {
  startup: Startup
  refusal: ConsentRefusal
}

const bring = () => import('./overlays').then((chunk) => chunk.inOwnLanguage())

/** The same part, for nobody in particular and for somebody who waits for it. */
const behindFigures: Part<Properties> = deferred(() => afterFirst().then(bring))
const atOnce: Part<Properties> = deferred(bring)

/**
 * What lies over the screen, downloaded behind the figures of the first one; at once where something is to be said or asked.
 * Who asks need not know: each question stands in its store until it is drawn.
 */
export function LateOverlays({ startup }: { startup: Startup }) {
  const refusal = useRefusedForConsent()
  const isWanted = useIsWanted(startup) || refusal.refused
  return <Brought part={isWanted ? atOnce : behindFigures} partProps={{ startup, refusal }} />
}

/** Whether anything would be drawn. */
function useIsWanted({ facts }: Startup): boolean {
  const { upgrades, logSheet, confirmations, questions, notices } = useShell()
  const { needsConsent } = useStartup()
  const { paidSessionId, takeBack, atSide } = useSyncExternalStore(facts.subscribe, facts.get)
  const asked = [
    useSyncExternalStore(upgrades.subscribe, upgrades.get) !== null,
    useSyncExternalStore(logSheet.subscribe, logSheet.get),
    useSyncExternalStore(confirmations.subscribe, confirmations.get) !== null,
    useSyncExternalStore(questions.subscribe, questions.get) !== null,
    useSyncExternalStore(notices.subscribe, notices.get).length > 0,
  ]
  return (
    needsConsent || paidSessionId !== null || takeBack !== null || atSide !== null || asked.includes(true)
  )
}
