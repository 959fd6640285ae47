import type { MedicineMoment } from '@gb/domain'
import { Banner, Button, Disclosure, FoldCard, WarningIcon } from '@gb/ui'
import { useState } from 'react'
import { useMessages } from '@gb/entries'
import { Medicines, WhatToAsk } from '../../../shared/medicines/medicines'
import { medicineCatalogs } from '../../../shared/medicines/words'
import { inOwnWords } from '../../../shared/speech/said'
import { restCatalog } from '../messages/generated/rest'
import { medicineDismissal } from '../model/medicine-dismissal'

interface Properties {
  moment: MedicineMoment
  /** One line that opens, where something else leads. */
  isBrief: boolean
}

/** Before surgery, and when a tenth of the weight is lost: what to ask the prescriber. Each comes once. */
export function MedicineCard({ moment, isBrief }: Properties) {
  const words = useMessages(restCatalog).medicines

  const [read, setRead] = useState<MedicineMoment | null>(null)
  if (moment === read || medicineDismissal.isRead(moment)) return null
  const dismiss = () => {
    medicineDismissal.keep(moment)
    setRead(moment)
  }
  if (isBrief) return <BriefCard moment={moment} onDismiss={dismiss} />
  return (
    <Banner tone="warning" title={words.title[moment]} onDismiss={dismiss} dismissLabel={words.dismiss}>
      <WhatToAsk />
      <Disclosure summary={words.which}>
        <Medicines moment={moment} />
      </Disclosure>
    </Banner>
  )
}

/** Who has opened it has all of it, and says then that it was read. */
function BriefCard({ moment, onDismiss }: { moment: MedicineMoment; onDismiss: () => void }) {
  const words = useMessages(restCatalog).medicines

  const [isOpen, setOpen] = useState(false)
  return (
    <FoldCard
      title={words.brief}
      detail={words.briefWhy[moment]}
      icon={WarningIcon}
      hue="warning"
      isOpen={isOpen}
      onToggle={setOpen}
    >
      <WhatToAsk />
      <div>
        <Medicines moment={moment} />
      </div>
      <Button variant="secondary" size="small" onClick={onDismiss}>
        {words.dismiss}
      </Button>
    </FoldCard>
  )
}

export const inOwnLanguage = () => inOwnWords(MedicineCard, [restCatalog, ...medicineCatalogs])
