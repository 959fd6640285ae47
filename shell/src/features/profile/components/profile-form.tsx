import { Banner, Button, Card, Stack } from '@gb/ui'
import { useEffect } from 'react'
import type { Profile } from '../../../host/startup-state'
import { useMessages } from '@gb/entries'
import { profileCatalog } from '../messages/generated/profile'
import { BodyFields } from './body-fields'
import { GoalFields } from './goal-fields'
import { NameFields } from './name-fields'
import { PersonFields } from './person-fields'
import { SaveOutcome } from './save-outcome'
import { SurgeryFields } from './surgery-fields'
import { useFocusOnFirstError, useProfileForm } from './use-profile-form'

/** The profile that is there, on one page. */
export function ProfileForm({ profile }: { profile: Profile }) {
  const messages = useMessages(profileCatalog)

  const { form, save, send } = useProfileForm(profile)
  const element = useFocusOnFirstError(form.formState.submitCount)
  const { setValue } = form
  const { email: stored, current_weight_lbs: storedLbs } = profile
  useEffect(() => {
    // A new email takes effect once it is confirmed. Whatever else was typed stays as it is.
    if (stored) setValue('email', stored)
  }, [stored, setValue])

  return (
    <form ref={element} noValidate onSubmit={(event) => void form.handleSubmit(send)(event)}>
      <Stack gap={4}>
        {!profile.email && (
          <Banner tone="warning" title={messages.emailMissing}>
            {messages.emailMissingWhy}
          </Banner>
        )}
        <Card title={messages.sections.you}>
          <NameFields form={form} />
          <PersonFields form={form} />
        </Card>
        <Card title={messages.sections.body}>
          <BodyFields form={form} storedLbs={storedLbs} />
        </Card>
        <Card title={messages.sections.surgery}>
          <SurgeryFields form={form} storedLbs={storedLbs} />
        </Card>
        <Card title={messages.sections.goal}>
          <GoalFields form={form} />
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
          {messages.update}
        </Button>
      </Stack>
    </form>
  )
}
