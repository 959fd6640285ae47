import { useMessages } from '@gb/entries'
import { failureInWords } from '@gb/api-client'
import { saveFile } from '@gb/device'
import { CareCallLinks } from '@gb/help'
import { useApi } from '@gb/mfe-contract'
import { DownloadButton, Stack, Text } from '@gb/ui'
import { useMutation } from '@tanstack/react-query'
import { readClinicPage } from '../api/clinic-page.call'
import { recoveryCatalog } from '../messages/generated/recovery'

/** The days on one page of paper, to show or to send. */
export function ClinicPage({ userId, today }: { userId: string; today: string }) {
  const words = useMessages(recoveryCatalog).page
  const api = useApi()
  const page = useMutation({
    mutationFn: () => readClinicPage(api, userId),
    onSuccess: (pdf) => saveFile(pdf, `gastric-buddy-first-days-${today}.pdf`),
  })
  return (
    <Stack gap={2}>
      <Text as="h3" strong>
        {words.title}
      </Text>
      <Text size="small" tone="muted">
        {words.text}
      </Text>
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
