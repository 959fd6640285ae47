import { failureInWords } from '@gb/api-client'
import { saveFile } from '@gb/device'
import { type Language, LANGUAGE_NAMES, LANGUAGES } from '@gb/domain'
import { useLanguageHere, useMessages } from '@gb/entries'
import { CareCallLinks } from '@gb/help'
import { useApi } from '@gb/mfe-contract'
import { DownloadButton, SegmentedControl, Stack, Text } from '@gb/ui'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { readClinicPage } from '../api/clinic-page.call'
import { recoveryCatalog } from '../messages/generated/recovery'

const OPTIONS = LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))

/** The days on one page of paper, to show or to send. */
export function ClinicPage({ userId, today }: { userId: string; today: string }) {
  const words = useMessages(recoveryCatalog).page
  const api = useApi()
  const here = useLanguageHere()
  const [chosen, setChosen] = useState<Language | null>(null)
  const language = chosen ?? here
  const page = useMutation({
    mutationFn: () => readClinicPage(api, { userId, language }),
    onSuccess: (pdf) => saveFile(pdf, nameIn(language, today)),
  })
  return (
    <Stack gap={2}>
      <Text as="h3" strong>
        {words.title}
      </Text>
      <Text size="small" tone="muted">
        {words.text}
      </Text>
      {/* Their clinic may read another language than the person. */}
      {here !== 'en' && (
        <SegmentedControl
          label={words.language}
          options={OPTIONS}
          value={language}
          onValueChange={setChosen}
          disabled={page.isPending}
        />
      )}
      <DownloadButton
        busy={page.isPending}
        busyLabel={words.busy}
        failure={page.error && failureInWords(page.error, words.failure)}
        onPress={() => page.mutate()}
      >
        {words.button}
      </DownloadButton>
      <CareCallLinks />
    </Stack>
  )
}

/** The name of the file, as the server names it. */
const nameIn = (language: Language, today: string): string =>
  `gastric-buddy-first-days-${today}${language === 'en' ? '' : `-${language}`}.pdf`
