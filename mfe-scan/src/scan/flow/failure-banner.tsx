import { useHost } from '@gb/mfe-contract'
import { Banner, Button, PremiumIcon } from '@gb/ui'
import { messages } from '../shared/messages'
import type { LimitFailure, ScanFailure } from './scan-failure'

const words = messages.failures

/** Why there is no result, what was not lost, and what to do. */
export function FailureBanner({ failure }: { failure: ScanFailure }) {
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

function Plain({ title, detail = null }: { title: string; detail?: string | null }) {
  return (
    <Banner tone="danger" live="assertive" title={title}>
      {detail ?? words.kept}
    </Banner>
  )
}

function LimitBanner({ failure }: { failure: LimitFailure }) {
  const { openUpgrade } = useHost()
  const { message, scansUsed, totalLimit } = failure
  const upgrade = () => openUpgrade({ kind: 'scan-limit', message, scansUsed, totalLimit })
  return (
    <Banner
      tone="warning"
      live="assertive"
      icon={PremiumIcon}
      title={message}
      action={
        <Button size="small" variant="secondary" onClick={upgrade}>
          {words.upgrade}
        </Button>
      }
    >
      {words.used(scansUsed, totalLimit)}
    </Banner>
  )
}

function ConsentBanner({ failure }: { failure: Extract<ScanFailure, { kind: 'consent' }> }) {
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
      {words.consentText(failure.purpose)}
    </Banner>
  )
}
