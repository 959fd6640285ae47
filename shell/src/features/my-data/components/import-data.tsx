import { Banner, FileButton, UploadIcon } from '@gb/ui'
import { useState } from 'react'
import type { ReadableFile } from '../api/import.mutation'
import { useMessages } from '@gb/entries'
import { myDataCatalog } from '../messages/generated/my-data'
import { readImportFile } from '../model/import-file'
import { ImportWindow } from './import-window'
import { Part } from './part'

/** A file that was downloaded here, taken back in. */
export function ImportData({ userId }: { userId: string }) {
  const words = useMessages(myDataCatalog).import

  const [file, setFile] = useState<ReadableFile | null>(null)
  const [problem, setProblem] = useState<string | null>(null)

  const choose = async (chosen: File) => {
    setProblem(null)
    const read = await readImportFile(chosen).catch(() => ({ kind: 'not-ours' }) as const)
    if (read.kind === 'too-large') setProblem(words.tooLarge)
    else if (read.kind === 'not-ours') setProblem(words.notOurs)
    else setFile(read)
  }
  return (
    <Part title={words.title} text={words.text}>
      <FileButton
        variant="secondary"
        icon={UploadIcon}
        accept=".json,.csv,application/json,text/csv"
        onFile={(chosen) => void choose(chosen)}
      >
        {words.choose}
      </FileButton>
      {problem !== null && (
        <Banner tone="warning" live="assertive">
          {problem}
        </Banner>
      )}
      {file !== null && <ImportWindow userId={userId} file={file} onClose={() => setFile(null)} />}
    </Part>
  )
}
