import { careCalls, CLINIC_STAGES, type ClinicSheet, standingDays } from '@gb/domain'
import { Banner, ButtonLink, InstallIcon as PhoneIcon, List, ListRow, Stack, Text } from '@gb/ui'
import { useLanguageHere, useMessages } from '@gb/entries'
import { clinicPlanCatalog } from '../messages/generated/clinic-plan'
import { sheetLines } from '../model/sheet-lines'

interface Properties {
  sheet: ClinicSheet
  surgeryDate: string | null
}

/** What the clinic says, its numbers one press each, and that its dates do not fit where they do not. */
export function KeptSheet({ sheet, surgeryDate }: Properties) {
  const messages = useMessages(clinicPlanCatalog)
  const language = useLanguageHere()
  const isDated = CLINIC_STAGES.some((stage) => sheet[`${stage}From`] !== null)
  const { officePhone, afterHoursPhone } = sheet
  const stands = Object.keys(standingDays({ surgeryDate, clinicPlan: sheet })).length > 0
  return (
    <Stack gap={3}>
      <Text tone="muted">{messages.kept}</Text>
      {isDated && !stands && <Banner tone="warning">{messages.stepsBack}</Banner>}
      <List label={messages.title}>
        {sheetLines(sheet, language).map(({ name, value }) => (
          <ListRow key={name} title={name} detail={value} />
        ))}
      </List>
      {careCalls({ officePhone, afterHoursPhone }, true).map(({ who, href }) => (
        <ButtonLink key={href} variant="secondary" icon={PhoneIcon} href={href}>
          {messages.calls[who]}
        </ButtonLink>
      ))}
      <Text size="small" tone="muted">
        {messages.safety}
      </Text>
    </Stack>
  )
}
