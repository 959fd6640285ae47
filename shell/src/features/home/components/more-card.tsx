import { useFold } from '@gb/device'
import { useHost } from '@gb/mfe-contract'
import { Card, FoldCard, List, ListRow, MoreIcon, PremiumIcon } from '@gb/ui'
import type { ReactNode } from 'react'
import { NormalLink, NormalRow } from '../../../shared/normal-link/normal-link'
import { useConcerns } from '../api/concerns.query'
import { useMessages } from '@gb/entries'
import { restCatalog } from '../messages/generated/rest'

interface Properties {
  /** Rows of other features. */
  offers: ReactNode
}

/**
 * What is seldom needed, one line each: the question whether something is normal, premium, what else is offered. Where a
 * concern leads, all but the question rest as one line.
 */
export function MoreCard({ offers }: Properties) {
  const words = useMessages(restCatalog).more

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
  const words = useMessages(restCatalog).more

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
  const words = useMessages(restCatalog).more

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
