import { useHost } from '@gb/mfe-contract'
import {
  Banner,
  Button,
  Card,
  Disclosure,
  EmptyState,
  ErrorState,
  Loading,
  OfflineIcon,
  Page,
  SkeletonText,
  Stack,
  Text,
} from '@gb/ui'
import { useState } from 'react'
import { useStartup, type Profile } from '../../host/startup-state'
import { CodeCard } from '../profile-code'
import { useProfileRead } from './api/profile.query'
import { PendingEmail } from './components/mail/pending-email'
import { ProfileForm } from './components/profile-form'
import { RestoreBox } from './components/restore-box'
import { messages } from './messages'

/** Create, restore or change the profile. */
export function ProfileTab() {
  const { display } = useHost()
  const { status, session, profile } = useStartup()
  const [hasNoCode, setHasNoCode] = useState(false)

  if (profile !== null) return <OwnProfile profile={profile} />
  if (status === 'starting' || session !== null) return <ProfileOnItsWay />
  if (status === 'offline') return <Unreachable />
  if (display.installed && !hasNoCode) return <RestoreAlone onNoCode={() => setHasNoCode(true)} />
  return (
    <Page title={messages.createTitle} intro={messages.createIntro} width="narrow">
      <Card title={messages.restore.title}>
        <Text tone="muted">{messages.restore.intro}</Text>
        <RestoreBox />
      </Card>
      <Banner>{messages.websiteFirst}</Banner>
      <ProfileForm profile={null} />
    </Page>
  )
}

function OwnProfile({ profile }: { profile: Profile }) {
  const words = messages.restore
  const { confirmation, pendingRestoreCode } = useStartup()
  const isOpening = confirmation !== null || pendingRestoreCode !== null
  return (
    <Page title={messages.updateTitle} width="narrow">
      {profile.pending_email !== null && (
        <PendingEmail key={profile.pending_email} profile={profile} pending={profile.pending_email} />
      )}
      <ProfileForm key={profile.user_id} profile={profile} />
      <CodeCard userId={profile.user_id} />
      <Card>
        <Disclosure summary={words.otherTitle} defaultOpen={isOpening}>
          <Stack gap={3}>
            <Text tone="muted">{words.otherIntro}</Text>
            <RestoreBox />
          </Stack>
        </Disclosure>
      </Card>
    </Page>
  )
}

/** The app on the home screen has a storage of its own: the person comes with a code from the website. */
function RestoreAlone({ onNoCode }: { onNoCode: () => void }) {
  const words = messages.restore
  return (
    <Page title={words.aloneTitle} largeTitle intro={words.aloneIntro} width="narrow">
      <Card>
        <RestoreBox />
      </Card>
      <Text tone="muted">{messages.websiteFirstInstalled}</Text>
      <Button variant="quiet" onClick={onNoCode}>
        {words.noCode}
      </Button>
    </Page>
  )
}

function ProfileOnItsWay() {
  const read = useProfileRead()
  return (
    <Page title={messages.updateTitle} width="narrow">
      <Card>
        {read.isError ? (
          <ErrorState
            title={messages.failedTitle}
            onRetry={() => void read.refetch()}
            retrying={read.isFetching}
          >
            {messages.failed}
          </ErrorState>
        ) : (
          <Loading label={messages.loading}>
            <SkeletonText lines={10} />
          </Loading>
        )}
      </Card>
    </Page>
  )
}

/** Nobody knows yet whether there is a profile: an empty form would invite to a second one. */
function Unreachable() {
  return (
    <Page title={messages.updateTitle} width="narrow">
      <Card>
        <EmptyState icon={OfflineIcon} title={messages.unreachableTitle}>
          {messages.unreachable}
        </EmptyState>
      </Card>
    </Page>
  )
}
