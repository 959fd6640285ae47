import { isApiError, NetworkError, TimeoutError } from '@gb/api-client'
import { saveFile } from '@gb/device'
import { useApi } from '@gb/mfe-contract'
import { Banner, Button, DownloadIcon, Stack, Text } from '@gb/ui'
import { useMutation } from '@tanstack/react-query'
import { readClinicPage } from '../api/clinic-page.call'
import { messages } from '../messages'

const words = messages.clinic

/** Why there is no page. A server that asks to wait says so itself. */
const failureOf = (error: unknown): string => {
  if (error instanceof NetworkError || error instanceof TimeoutError) return words.network
  return isApiError(error, 'too_many_requests') ? error.message : words.failed
}

/** The days on one page of paper, to show or to send. */
export function ClinicPage({ userId, today }: { userId: string; today: string }) {
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
      <Button
        variant="secondary"
        block
        icon={DownloadIcon}
        busy={page.isPending}
        busyLabel={words.busy}
        onClick={() => page.mutate()}
      >
        {words.button}
      </Button>
      {page.isError && (
        <Banner tone="danger" live="assertive">
          {failureOf(page.error)}
        </Banner>
      )}
    </Stack>
  )
}
