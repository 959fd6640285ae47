import { Button, CheckboxField, List, ListRow, Modal, Stack, Text } from '@gb/ui'
import { useState } from 'react'
import { useLanguageHere, useMessages } from '@gb/entries'
import { saidByServer } from '../../../shared/refusals/refusal-sentence'
import { clinicPlanCatalog } from '../messages/generated/clinic-plan'
import { nameOf, type ReadField, valueInWords } from '../model/read-fields'

interface Properties {
  fields: readonly ReadField[]
  onClose: () => void
  onConfirmed: (fields: readonly ReadField[]) => void
}

/** Each figure beside the words it was read from. None is taken that the person has not confirmed. */
export function FoundFields({ fields, onClose, onConfirmed }: Properties) {
  const messages = useMessages(clinicPlanCatalog)
  const words = messages.read
  const language = useLanguageHere()
  const said = (sentence: string | null) =>
    sentence === null ? '' : (saidByServer(sentence, language) ?? sentence)
  const [confirmed, setConfirmed] = useState<ReadonlySet<ReadField>>(new Set())
  const leftEmpty = fields.filter(({ value }) => value === null)
  const confirm = (field: ReadField, isRight: boolean) => {
    const next = new Set(confirmed)
    if (isRight) next.add(field)
    else next.delete(field)
    setConfirmed(next)
  }
  const isNothingRead = leftEmpty.length === fields.length
  return (
    <Modal
      open
      onClose={onClose}
      title={isNothingRead ? words.nothingTitle : words.foundTitle}
      description={isNothingRead ? words.nothingText : words.foundText}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {messages.cancel}
          </Button>
          {!isNothingRead && (
            <Button disabled={confirmed.size === 0} onClick={() => onConfirmed([...confirmed])}>
              {words.use({ count: confirmed.size })}
            </Button>
          )}
        </>
      }
    >
      <Stack gap={3}>
        {fields.map((field) =>
          field.value === null ? null : (
            <CheckboxField
              key={field.field}
              label={words.figure({
                name: nameOf(field, messages),
                value: valueInWords(field, field.value, language),
              })}
              hint={[words.onSheet({ words: field.words }), said(field.taken_as)].filter(Boolean).join('. ')}
              checked={confirmed.has(field)}
              onCheckedChange={(isRight) => confirm(field, isRight)}
            />
          ),
        )}
        {leftEmpty.length > 0 && (
          <>
            <Text strong>{words.emptyTitle}</Text>
            <List label={words.emptyTitle}>
              {leftEmpty.map((field) => (
                <ListRow
                  key={field.field}
                  title={nameOf(field, messages)}
                  detail={`${words.onSheet({ words: field.words })}. ${said(field.problem)}`}
                />
              ))}
            </List>
          </>
        )}
      </Stack>
    </Modal>
  )
}
