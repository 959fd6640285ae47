import { type Language, LANGUAGE_NAMES } from '@gb/domain'
import { Banner, Button, Text } from '@gb/ui'
import { useProfileRead } from '../../../shared/profile.query'
import type { useChooseLanguage } from '../api/language.mutation'
import { useMessages } from '@gb/entries'
import { settingsCatalog } from '../messages/generated/settings'

interface Properties {
  /** The language of this device. */
  language: Language
  choose: ReturnType<typeof useChooseLanguage>
}

/** Says in which language the emails come, and offers that of the device where it is another. */
export function MailLanguage({ language, choose }: Properties) {
  const messages = useMessages(settingsCatalog)

  const { data: profile } = useProfileRead()
  if (profile === undefined) return null
  const written = profile.language ?? 'en'
  return (
    <>
      <Text size="small" tone="muted">
        {messages.language.mails({ language: LANGUAGE_NAMES[written] })}
      </Text>
      {written !== language && (
        <Button variant="secondary" disabled={choose.isPending} onClick={() => choose.mutate(language)}>
          {messages.language.mailsIn({ language: LANGUAGE_NAMES[language] })}
        </Button>
      )}
      {choose.isError && (
        <Banner tone="danger" live="assertive">
          {messages.language.failed}
        </Banner>
      )}
    </>
  )
}
