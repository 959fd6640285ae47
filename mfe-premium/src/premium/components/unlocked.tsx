import { useMessages } from '@gb/entries'
import { Page } from '@gb/ui'
import { useEffect, useRef } from 'react'
import type { PremiumStatus } from '../../shared/api/premium-status.query'
import { premiumCatalog } from '../messages/generated/premium'
import { openSection, useOpenSection } from '../../shared/open-section'
import type { Section } from '../../shared/section'
import { SectionList } from './section-list'
import { SectionView } from './section-view'
import { SubscriptionCard } from './subscription-card'

interface Properties {
  status: PremiumStatus
  userId: string
  sections: readonly Section[]
}

const close = () => openSection(null)

/** Premium of a person who has it: the list of its sections, or the one that is open. */
export function Unlocked({ status, userId, sections }: Properties) {
  const { title } = useMessages(premiumCatalog)
  const id = useOpenSection()
  const open = sections.find((section) => section.id === id) ?? null
  const opener = useRef<Element | null>(null)
  useEffect(() => {
    if (open === null && opener.current instanceof HTMLElement) opener.current.focus()
  }, [open])
  return (
    <>
      {open !== null && <SectionView key={open.id} section={open} userId={userId} onClose={close} />}
      {/* Hidden and not gone, so that closing comes back to the row that was pressed. */}
      <div hidden={open !== null}>
        <Page title={title} aside={<SubscriptionCard status={status} userId={userId} />}>
          <SectionList
            sections={sections}
            onOpen={(section) => {
              opener.current = document.activeElement
              openSection(section.id)
            }}
          />
        </Page>
      </div>
    </>
  )
}
