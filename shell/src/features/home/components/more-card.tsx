import { useFold } from '@gb/device'
import { useHost } from '@gb/mfe-contract'
import { Card, FoldCard, List, ListRow, MoreIcon, PremiumIcon } from '@gb/ui'
import type { ReactNode } from 'react'
import { NormalLink, NormalRow } from '../../../shared/normal-link/normal-link'
import { useConcerns } from '../api/concerns.query'
import { restMessages as messages } from '../rest-messages'

const words = messages.more

interface Properties {
  /** Rows of other features. */
  offers: ReactNode
}

/**
 * What is seldom needed, one line each: the question whether something is normal, premium, what else is offered. Where a
 * concern leads, all but the question rest as one line.
 */
export function MoreCard({ offers }: Properties) {
  const { session, display } = useHost()
  const isCalm = useConcerns().length === 0
  if (isCalm)
    return (
      <Card>
        <List label={words.title}>
          <NormalRow />
          <Offers>{offers}</Offers>
        </List>
      </Card>
    )
  return (
    <>
      <NormalLink />
      {!(session.isPremium && display.installed) && <BriefCard offers={offers} />}
    </>
  )
}

function BriefCard({ offers }: Properties) {
  const [isOpen, setOpen] = useFold('more')
  return (
    <FoldCard title={words.title} icon={MoreIcon} isOpen={isOpen} onToggle={setOpen}>
      <List label={words.title}>
        <Offers>{offers}</Offers>
      </List>
    </FoldCard>
  )
}

function Offers({ children }: { children: ReactNode }) {
  const { session, navigate } = useHost()
  return (
    <>
      {!session.isPremium && (
        <ListRow
          icon={PremiumIcon}
          hue="vitamins"
          title={words.premium}
          detail={words.premiumDetail}
          onSelect={() => navigate('premium')}
        />
      )}
      {children}
    </>
  )
}
