import { Banner, Button, Card, HeartIcon, Page, Stack, Text } from '@gb/ui'
import { useStartup, type Farewell } from '../../host/startup-state'
import { useUndoHere } from './api/undo-here.mutation'
import { messages } from './messages'
import { momentInWords } from './model/moment-in-words'
import { myDataSentence } from './model/my-data-sentence'

const words = messages.goodbye

/** Home of a device whose person has just deleted the profile: when it is erased, and the way back. */
export function Goodbye({ farewell }: { farewell: Farewell }) {
  const { keepFarewell } = useStartup()
  const undo = useUndoHere(farewell)
  return (
    <Page title={words.title} largeTitle intro={words.intro} width="narrow">
      <Card icon={HeartIcon} title={words.when(momentInWords(farewell.eraseAt))}>
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
            {myDataSentence(undo.error)}
          </Banner>
        )}
        <Text size="small" tone="muted">
          {words.how}
        </Text>
      </Card>
    </Page>
  )
}
