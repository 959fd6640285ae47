import { ApiError } from '@gb/api-client'
import { useHost } from '@gb/mfe-contract'
import { Banner, Button, Card, Stack } from '@gb/ui'
import { useEffect, useRef } from 'react'
import { useForm } from 'react-hook-form'
import type { Profile } from '../../../host/startup-state'
import { useSaveProfile } from '../api/save-profile.mutation'
import { messages } from '../messages'
import { profileResolver } from '../model/profile-resolver'
import { formValuesOf, type ProfileFormValues } from '../model/profile-form-values'
import { fieldErrorsOf, toProfileBody } from '../model/profile.mapper'
import { BodyFields } from './body-fields'
import { CareFields } from './care-fields'
import { PersonFields } from './person-fields'
import { SaveOutcome } from './save-outcome'

/** The profile form: a new profile when there is none, else the one that is there. */
export function ProfileForm({ profile }: { profile: Profile | null }) {
  const { session } = useHost()
  const form = useForm<ProfileFormValues>({
    defaultValues: formValuesOf(profile),
    resolver: profileResolver,
    shouldFocusError: false,
  })
  const save = useSaveProfile()
  const element = useFocusOnFirstError(form.formState.submitCount)

  const stored = profile?.email ?? ''
  const storedLbs = profile?.current_weight_lbs ?? null
  const { setValue } = form
  useEffect(() => {
    // A new email takes effect once it is confirmed. Whatever else was typed stays as it is.
    if (stored !== '') setValue('email', stored)
  }, [stored, setValue])

  const send = (values: ProfileFormValues) => {
    if (save.isPending) return
    save.mutate(toProfileBody(values, profile === null ? null : session.userId), {
      onError: (error) => {
        if (!(error instanceof ApiError)) return
        for (const { field, message } of fieldErrorsOf(error)) form.setError(field, { message })
      },
      onSuccess: ({ profile: saved }) => {
        if (saved.email) setValue('email', saved.email)
      },
    })
  }

  return (
    <form ref={element} noValidate onSubmit={(event) => void form.handleSubmit(send)(event)}>
      <Stack gap={4}>
        {profile !== null && !profile.email && (
          <Banner tone="warning" title={messages.emailMissing}>
            {messages.emailMissingWhy}
          </Banner>
        )}
        <Card title={messages.sections.you}>
          <PersonFields form={form} />
        </Card>
        <Card title={messages.sections.body}>
          <BodyFields form={form} storedLbs={storedLbs} />
        </Card>
        <Card title={messages.sections.care}>
          <CareFields form={form} storedLbs={storedLbs} />
        </Card>
        <SaveOutcome save={save} />
        <Button
          type="submit"
          size="large"
          block
          disabled={save.isPending}
          busy={save.isPending}
          busyLabel={messages.saving}
        >
          {profile === null ? messages.create : messages.update}
        </Button>
      </Stack>
    </form>
  )
}

/** After each refused press the first field with an error has the focus, whatever kind of field it is. */
function useFocusOnFirstError(presses: number) {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (presses > 0)
      form.current
        ?.querySelector<HTMLElement>('input[aria-invalid="true"], select[aria-invalid="true"]')
        ?.focus()
  }, [presses])
  return form
}
