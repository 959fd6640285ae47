import { Banner, Button, CheckboxField, Modal } from '@gb/ui'
import { useState } from 'react'
import { useImport, type ReadableFile } from '../api/import.mutation'
import { useLanguageHere, useMessages } from '@gb/entries'
import { myDataCatalog } from '../messages/generated/my-data'
import { importSentence } from '../model/my-data-sentence'
import { ImportOutcome, outcomeTitle } from './import-outcome'

interface Properties {
  userId: string
  file: ReadableFile
  onClose: () => void
}

/** Asks before the file is taken in; then says what became of it. */
export function ImportWindow({ userId, file, onClose }: Properties) {
  const messages = useMessages(myDataCatalog)
  const language = useLanguageHere()
  const words = messages.import
  const [withProfile, setWithProfile] = useState(false)
  const taking = useImport(userId)
  if (taking.isSuccess)
    return (
      <Modal
        open
        onClose={onClose}
        title={outcomeTitle(taking.data, words)}
        footer={<Button onClick={onClose}>{words.close}</Button>}
      >
        <ImportOutcome result={taking.data} />
      </Modal>
    )
  return (
    <Modal
      open
      onClose={onClose}
      dismissible={!taking.isPending}
      title={words.windowTitle}
      description={words.windowText({ name: file.name })}
      footer={
        <>
          <Button variant="secondary" disabled={taking.isPending} onClick={onClose}>
            {words.cancel}
          </Button>
          <Button
            busy={taking.isPending}
            busyLabel={words.busy}
            onClick={() => taking.mutate({ file, withProfile })}
          >
            {words.start}
          </Button>
        </>
      }
    >
      {file.kind === 'export' && (
        <CheckboxField
          label={words.withProfile}
          hint={words.withProfileHint}
          checked={withProfile}
          disabled={taking.isPending}
          onCheckedChange={setWithProfile}
        />
      )}
      {taking.isPending && <Banner live="polite">{words.wait}</Banner>}
      {taking.isError && (
        <Banner tone="danger" live="assertive">
          {importSentence(taking.error, language)}
        </Banner>
      )}
    </Modal>
  )
}
