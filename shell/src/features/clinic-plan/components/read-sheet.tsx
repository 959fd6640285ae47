import { Banner, FileButton, Stack, Text, UploadIcon } from '@gb/ui'
import { useState } from 'react'
import { useMessages } from '@gb/entries'
import { clinicPlanCatalog } from '../messages/generated/clinic-plan'
import type { ReadField } from '../model/read-fields'
import { openSheetFile } from '../model/sheet-file'
import { SheetWindow } from './sheet-window'

interface Properties {
  userId: string
  /** What the person has confirmed. */
  onConfirmed: (fields: readonly ReadField[]) => void
}

/** A photo or PDF of the clinic's sheet, in place of typing. */
export function ReadSheet({ userId, onConfirmed }: Properties) {
  const words = useMessages(clinicPlanCatalog).read

  const [base64, setBase64] = useState<string | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const choose = async (file: File) => {
    setProblem(null)
    const opened = await openSheetFile(file).catch(() => ({ problem: 'unreadable' }) as const)
    if ('problem' in opened) setProblem(words.problems[opened.problem])
    else setBase64(opened.base64)
  }
  return (
    <Stack gap={2}>
      <Text tone="muted">{words.text}</Text>
      <FileButton
        variant="secondary"
        icon={UploadIcon}
        accept="image/*,.pdf,application/pdf"
        onFile={(file) => void choose(file)}
      >
        {words.choose}
      </FileButton>
      {problem !== null && (
        <Banner tone="warning" live="assertive">
          {problem}
        </Banner>
      )}
      {base64 !== null && (
        <SheetWindow
          userId={userId}
          base64={base64}
          onClose={() => setBase64(null)}
          onConfirmed={(fields) => {
            setBase64(null)
            onConfirmed(fields)
          }}
        />
      )}
    </Stack>
  )
}
