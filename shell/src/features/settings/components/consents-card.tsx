import { CONSENT_PURPOSES, type ConsentPurpose } from '@gb/domain'
import { useHost } from '@gb/mfe-contract'
import { CheckIcon, ErrorState, List, Loading, SkeletonText, Text } from '@gb/ui'
import { FoldedSection } from '../../../shared/folded-section/folded-section'
import { useChangeConsent, useConsents } from '../api/consents.query'
import { useMessages } from '@gb/entries'
import { settingsCatalog } from '../messages/generated/settings'
import { ConsentRow } from './consent-row'

/** The four consents. What withdrawing one turns off is said before it is done. */
export function ConsentsCard() {
  const words = useMessages(settingsCatalog).consents

  const { confirm } = useHost()
  const { data: consents, isError, isFetching, refetch } = useConsents()
  const change = useChangeConsent()

  // Who was led here by something refused finds the way back open.
  const isAnyWithdrawn =
    consents !== undefined && CONSENT_PURPOSES.some((purpose) => consents.state[purpose] === 'withdrawn')

  const askToWithdraw = async (purpose: ConsentPurpose, turnsOff: readonly string[]) => {
    const isSure = await confirm({
      title: words.withdrawTitle({ name: words.names[purpose] }),
      text: turnsOff.join(' '),
      confirmLabel: words.withdrawConfirm,
      cancelLabel: words.withdrawCancel,
    })
    if (isSure) change.mutate({ purpose, give: false })
  }
  return (
    <FoldedSection look="row" title={words.title} icon={CheckIcon} isOpen={isAnyWithdrawn}>
      <Text tone="muted">{words.text}</Text>
      {consents !== undefined && (
        <List label={words.title}>
          {CONSENT_PURPOSES.map((purpose) => (
            <ConsentRow
              key={purpose}
              consents={consents}
              purpose={purpose}
              busy={change.isPending && change.variables.purpose === purpose}
              onWithdraw={() => void askToWithdraw(purpose, consents.turns_off[purpose])}
              onGive={() => change.mutate({ purpose, give: true })}
            />
          ))}
        </List>
      )}
      {consents === undefined && !isError && (
        <Loading label={words.loading}>
          <SkeletonText lines={4} />
        </Loading>
      )}
      {consents === undefined && isError && (
        <ErrorState title={words.failed} onRetry={() => void refetch()} retrying={isFetching}>
          {words.failedText}
        </ErrorState>
      )}
    </FoldedSection>
  )
}
