import { instantInWords } from '@gb/domain'
import { Banner, Button, Card, HeartIcon, Page, Stack, Text } from '@gb/ui'
import { useStartup, type Farewell } from '../../host/startup-state'
import { refusalCatalogs } from '../../shared/refusals/refusal-sentence'
import { inOwnWords } from '../../shared/speech/said'
import { useUndoHere } from './api/undo-here.mutation'
import { useLanguageHere, useMessages } from '@gb/entries'
import { myDataCatalog } from './messages/generated/my-data'
import { myDataSentence } from './model/my-data-sentence'

/** Home of a device whose person has just deleted the profile: when it is erased, and the way back. */
export function Goodbye({ farewell }: { farewell: Farewell }) {
  const messages = useMessages(myDataCatalog)
  const words = messages.goodbye
  const language = useLanguageHere()
  const { keepFarewell } = useStartup()
  const undo = useUndoHere(farewell)
  return (
    <Page title={words.title} largeTitle intro={words.intro} width="narrow">
      <Card
        icon={HeartIcon}
        title={words.when({ when: instantInWords(farewell.eraseAt, 'moment', { language }) })}
      >
        <Stack gap={2}>
          <Button
            size="large"
            block
            busy={undo.isPending}
            busyLabel={words.undoing}
            onClick={() => undo.mutate()}
          >
            {words.undo}
          </Button>
          <Button variant="quiet" block onClick={() => keepFarewell(null)}>
            {words.done}
          </Button>
        </Stack>
        {undo.isError && (
          <Banner tone="danger" live="assertive">
            {myDataSentence(undo.error, language)}
          </Banner>
        )}
        <Text size="small" tone="muted">
          {words.how}
        </Text>
      </Card>
    </Page>
  )
}

/** The same, in the person's own language. */
export const inOwnLanguage = () => inOwnWords(Goodbye, [myDataCatalog, ...refusalCatalogs])
