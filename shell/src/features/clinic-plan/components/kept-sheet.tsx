import { callHref, CLINIC_STAGES, type ClinicSheet, dialable, standingDays } from '@gb/domain'
import { Banner, ButtonLink, InstallIcon as PhoneIcon, List, ListRow, Stack, Text } from '@gb/ui'
import { messages } from '../messages'
import { sheetLines } from '../model/sheet-lines'

interface Properties {
  sheet: ClinicSheet
  surgeryDate: string | null
}

/** What the clinic says, its numbers one press each, and that its dates do not fit where they do not. */
export function KeptSheet({ sheet, surgeryDate }: Properties) {
  const isDated = CLINIC_STAGES.some((stage) => sheet[`${stage}From`] !== null)
  const stands = Object.keys(standingDays({ surgeryDate, clinicPlan: sheet })).length > 0
  return (
    <Stack gap={3}>
      <Text tone="muted">{messages.kept}</Text>
      {isDated && !stands && <Banner tone="warning">{messages.stepsBack}</Banner>}
      <List label={messages.title}>
        {sheetLines(sheet).map(({ name, value }) => (
          <ListRow key={name} title={name} detail={value} />
        ))}
      </List>
      <CallLink number={sheet.officePhone} words={messages.callOffice} />
      <CallLink number={sheet.afterHoursPhone} words={messages.callAfterHours} />
      <Text size="small" tone="muted">
        {messages.safety}
      </Text>
    </Stack>
  )
}

function CallLink({ number, words }: { number: string | null; words: string }) {
  const dialed = number === null ? null : dialable(number)
  return dialed === null ? null : (
    <ButtonLink variant="secondary" icon={PhoneIcon} href={callHref(dialed)}>
      {words}
    </ButtonLink>
  )
}
