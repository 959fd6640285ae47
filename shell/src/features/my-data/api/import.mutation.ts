import { unwrap, type ApiData } from '@gb/api-client'
import { useHost } from '@gb/mfe-contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useStartup } from '../../../host/startup-state'
import type { ImportFile } from '../model/import-file'

export type ImportResult = ApiData<'/api/import', 'post'>
export type ReadableFile = Extract<ImportFile, { name: string }>

/** Takes a file into the profile; everything on screen is read again after it. */
export function useImport(userId: string) {
  const { api } = useHost()
  const { reload } = useStartup()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ file, withProfile }: { file: ReadableFile; withProfile: boolean }) =>
      unwrap(
        api.POST('/api/import', {
          body:
            file.kind === 'export'
              ? { user_id: userId, export: file.export, include_profile: withProfile }
              : { user_id: userId, log: file.log, csv: file.csv, include_profile: false },
        }),
      ),
    onSettled: () => {
      // Not waited for: what became of the file is known now, whatever else is slow to be read again.
      void queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'public' })
      void reload()
    },
  })
}
