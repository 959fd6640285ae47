import type { ClinicSheet } from '@gb/domain'
import { clinicSheetOf, useMessages } from '@gb/entries'
import { useHost } from '@gb/mfe-contract'
import { Button, FoodIcon, Stack, Text } from '@gb/ui'
import { useState } from 'react'
import { FoldedSection } from '../../shared/folded-section/folded-section'
import { useStartup } from '../../host/startup-state'
import { useKeepClinicPlan } from './api/clinic-plan.mutation'
import { KeptSheet } from './components/kept-sheet'
import { SheetEditor } from './components/sheet-editor'
import { clinicPlanCatalog } from './messages/generated/clinic-plan'

interface Properties {
  userId: string
  /** Somebody is on the way to a number to call: the form stands open at it. */
  isNumberAsked?: boolean
}

/** What the person's clinic says: read, typed in, changed, and put away. */
export function ClinicPlanCard({ userId, isNumberAsked = false }: Properties) {
  const messages = useMessages(clinicPlanCatalog)
  const { profile } = useStartup()
  const [isEditing, setEditing] = useState(isNumberAsked)
  if (profile === null) return null
  const sheet = clinicSheetOf(profile)
  const surgeryDate = profile.surgery_date
  return (
    <FoldedSection look="row" title={messages.title} icon={FoodIcon} isOpen={isNumberAsked}>
      {isEditing ? (
        <SheetEditor
          userId={userId}
          surgeryDate={surgeryDate}
          sheet={sheet}
          isNumberAsked={isNumberAsked}
          onDone={() => setEditing(false)}
        />
      ) : (
        <ShownPlan
          userId={userId}
          sheet={sheet}
          surgeryDate={surgeryDate}
          onChange={() => setEditing(true)}
        />
      )}
    </FoldedSection>
  )
}

interface ShownProperties {
  userId: string
  sheet: ClinicSheet | null
  surgeryDate: string | null
  onChange: () => void
}

function ShownPlan({ userId, sheet, surgeryDate, onChange }: ShownProperties) {
  const messages = useMessages(clinicPlanCatalog)

  if (sheet === null)
    return (
      <>
        <Text tone="muted">{messages.none}</Text>
        <Button variant="secondary" onClick={onChange}>
          {messages.add}
        </Button>
      </>
    )
  return (
    <>
      <KeptSheet sheet={sheet} surgeryDate={surgeryDate} />
      <Stack row wrap gap={2}>
        <Button variant="secondary" onClick={onChange}>
          {messages.change}
        </Button>
        <RemovePlan userId={userId} />
      </Stack>
    </>
  )
}

function RemovePlan({ userId }: { userId: string }) {
  const messages = useMessages(clinicPlanCatalog)

  const { confirm, notify } = useHost()
  const keep = useKeepClinicPlan(userId)
  const remove = async () => {
    const isSure = await confirm({
      title: messages.removeTitle,
      text: messages.removeText,
      confirmLabel: messages.removeConfirm,
      tone: 'danger',
    })
    if (!isSure) return
    // Not of `mutate`: this button is gone with the plan, and what it has to say would be, too.
    await keep.mutateAsync(null).then(
      () => notify({ tone: 'success', text: messages.removed }),
      () => notify({ tone: 'danger', text: messages.removeFailed }),
    )
  }
  return (
    <Button variant="quiet" busy={keep.isPending} onClick={() => void remove()}>
      {messages.remove}
    </Button>
  )
}
