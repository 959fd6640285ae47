import { ButtonLink, Stack, Text } from '@gb/ui'

/** A mail to support that a person can begin: what its button says, and the subject it is written under. */
export interface SupportMail {
  label: string
  subject: string
}

interface Properties {
  /** Address of support. */
  email: string
  mails: readonly SupportMail[]
}

/** Buttons that begin a mail to support, with the address for those whose device opens no mail. */
export function SupportMails({ email, mails }: Properties) {
  return (
    <>
      <Stack row wrap gap={2}>
        {mails.map(({ label, subject }) => (
          <ButtonLink
            key={label}
            variant="secondary"
            href={`mailto:${email}?subject=${encodeURIComponent(subject)}`}
          >
            {label}
          </ButtonLink>
        ))}
      </Stack>
      <Text tone="muted" size="small">
        {email}
      </Text>
    </>
  )
}
