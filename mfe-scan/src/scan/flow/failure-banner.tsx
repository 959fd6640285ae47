import { CONSENT_ITEMS } from '@gb/domain'
import { useLanguageHere, useMessages } from '@gb/entries'
import { useHost } from '@gb/mfe-contract'
import { Banner, Button, PremiumIcon } from '@gb/ui'
import { ByServer } from '../shared/by-server'
import { flowCatalog } from './messages/generated/flow'
import type { LimitFailure, ScanFailure } from './scan-failure'

/** Why there is no result, what was not lost, and what to do. */
export function FailureBanner({ failure }: { failure: ScanFailure }) {
  const words = useMessages(flowCatalog).failures
  switch (failure.kind) {
    case 'limit':
      return <LimitBanner failure={failure} />
    case 'consent':
      return <ConsentBanner failure={failure} />
    case 'timeout':
      return <Plain title={words.timeout} />
    case 'network':
      return <Plain title={words.network} />
    case 'other':
      return <Plain title={words.other} detail={failure.detail} />
  }
}

/** `detail`: a sentence of the server. */
function Plain({ title, detail = null }: { title: string; detail?: string | null }) {
  const { kept } = useMessages(flowCatalog).failures
  return (
    <Banner tone="danger" live="assertive" title={title}>
      {detail === null ? kept : <ByServer sentence={detail} />}
    </Banner>
  )
}

function LimitBanner({ failure }: { failure: LimitFailure }) {
  const { openUpgrade } = useHost()
  const language = useLanguageHere()
  const words = useMessages(flowCatalog).usedUp
  const { message, scansUsed, totalLimit } = failure
  const upgrade = () => openUpgrade({ kind: 'scan-limit', message, scansUsed, totalLimit })
  return (
    <Banner
      tone="warning"
      live="assertive"
      icon={PremiumIcon}
      // The server says it in English.
      title={language === 'en' ? message : words.title({ limit: totalLimit })}
      action={
        <Button size="small" variant="secondary" onClick={upgrade}>
          {words.upgrade}
        </Button>
      }
    >
      {words.used({ used: scansUsed, limit: totalLimit })}
    </Banner>
  )
}

function ConsentBanner({ failure }: { failure: Extract<ScanFailure, { kind: 'consent' }> }) {
  const words = useMessages(flowCatalog).failures
  const item = CONSENT_ITEMS.find(({ purpose }) => purpose === failure.purpose)
  return (
    <Banner
      tone="warning"
      live="assertive"
      title={failure.isOutdated ? words.consentOutdated : words.consent}
      action={
        <Button size="small" variant="secondary" onClick={() => globalThis.location.reload()}>
          {words.reload}
        </Button>
      }
    >
      {item === undefined ? (
        words.allConsents
      ) : (
        <>
          {words.missing} <span lang="en">“{item.label}”</span> {words.asked}
        </>
      )}
    </Banner>
  )
}
