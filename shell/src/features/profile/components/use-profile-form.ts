import { ApiError } from '@gb/api-client'
import type { Language } from '@gb/domain'
import { useLanguageHere } from '@gb/entries'
import { useHost } from '@gb/mfe-contract'
import { useEffect, useRef } from 'react'
import { useForm } from 'react-hook-form'
import type { Profile } from '../../../host/startup-state'
import { useSaveProfile, type Saving } from '../api/save-profile.mutation'
import { formValuesOf, type ProfileField, type ProfileFormValues } from '../model/profile-form-values'
import { fieldErrorsOf, toProfileBody } from '../model/profile.mapper'
import { profileResolver } from '../model/profile-resolver'

type Options = Saving & {
  /** The server has refused these fields; their words stand beside them. */
  onRefused?: (fields: ProfileField[]) => void
}

/** The fields of a profile and how they are sent, on one page or on several. */
export function useProfileForm(profile: Profile | null, { onRefused, ...saving }: Options = {}) {
  const { session } = useHost()
  const language = useLanguageHere()
  const form = useForm<ProfileFormValues, Language>({
    defaultValues: formValuesOf(profile),
    resolver: profileResolver,
    context: language,
    shouldFocusError: false,
  })
  const save = useSaveProfile(saving)
  const send = (values: ProfileFormValues) => {
    if (save.isPending) return
    save.mutate(toProfileBody(values, profile === null ? null : session.userId), {
      onError: (error) => {
        if (!(error instanceof ApiError)) return
        const refused = fieldErrorsOf(error, language)
        for (const { field, message } of refused) form.setError(field, { message })
        onRefused?.(refused.map(({ field }) => field))
      },
      onSuccess: ({ profile: saved }) => {
        if (saved.email) form.setValue('email', saved.email)
      },
    })
  }
  return { form, save, send }
}

/** After each refused press the first field with an error has the focus, whatever kind of field it is. */
export function useFocusOnFirstError(presses: number) {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (presses > 0)
      form.current
        ?.querySelector<HTMLElement>('input[aria-invalid="true"], select[aria-invalid="true"]')
        ?.focus()
  }, [presses])
  return form
}
