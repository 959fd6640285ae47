import { useHost } from '@gb/mfe-contract'
import {
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
import { useState, useSyncExternalStore } from 'react'
import { useStartup, type Profile } from '../../host/startup-state'
import { useProfileRead } from '../../shared/profile.query'
import { wayIn } from '../../shared/way-in'
import { FirstSip } from './components/first-sip'
import { NewProfile } from './components/new-profile'
import { ProfileForm } from './components/profile-form'
import { useMessages } from '@gb/entries'
import { profileCatalog } from './messages/generated/profile'
import type { ProfileWays } from './model/profile-ways'

interface Properties {
  ways: ProfileWays
}

/** Create, restore or change the profile. */
export function ProfileTab({ ways }: Properties) {
  const { status, session, profile } = useStartup()
  const [isNew, setIsNew] = useState(false)

  if (profile !== null)
    return isNew ? <FirstSip profile={profile} /> : <OwnProfile profile={profile} ways={ways} />
  if (status === 'starting' || session !== null) return <ProfileOnItsWay />
  if (status === 'offline') return <Unreachable />
  return <WithoutProfile ways={ways} onCreated={() => setIsNew(true)} />
}

/** A new profile, or the way into the one that is there: whichever was asked for. */
function WithoutProfile({ ways, onCreated }: Properties & { onCreated: () => void }) {
  const { display } = useHost()
  const { confirmation, pendingRestoreCode } = useStartup()
  const chosen = useSyncExternalStore(wayIn.subscribe, wayIn.get)
  // The app on the home screen has a storage of its own: the person comes with a code from the website.
  const isOpening = display.installed || confirmation !== null || pendingRestoreCode !== null
  const way = chosen ?? (isOpening ? 'code' : 'new')
  return way === 'code' ? <RestoreScreen ways={ways} /> : <NewProfile ways={ways} onCreated={onCreated} />
}

function OwnProfile({ profile, ways }: Properties & { profile: Profile }) {
  const messages = useMessages(profileCatalog)

  const words = messages.restore
  const { confirmation, pendingRestoreCode } = useStartup()
  const isOpening = confirmation !== null || pendingRestoreCode !== null
  return (
    <Page title={messages.updateTitle} width="narrow">
      {profile.pending_email !== null && (
        <ways.PendingEmail key={profile.pending_email} profile={profile} pending={profile.pending_email} />
      )}
      <ProfileForm key={profile.user_id} profile={profile} />
      <ways.Code userId={profile.user_id} />
      <Card>
        <Disclosure summary={words.otherTitle} defaultOpen={isOpening}>
          <Stack gap={3}>
            <Text tone="muted">{words.otherIntro}</Text>
            <ways.Restore />
          </Stack>
        </Disclosure>
      </Card>
    </Page>
  )
}

function RestoreScreen({ ways }: Properties) {
  const messages = useMessages(profileCatalog)

  const words = messages.restore
  const { installed } = useHost().display
  return (
    <Page
      title={words.aloneTitle}
      largeTitle
      intro={installed ? words.aloneIntro : words.intro}
      width="narrow"
    >
      <Card title={words.cardTitle}>
        <ways.Restore />
      </Card>
      {installed && <Text tone="muted">{messages.websiteFirstInstalled}</Text>}
      <Button variant="quiet" onClick={() => wayIn.set('new')}>
        {installed ? words.noCode : words.startNew}
      </Button>
    </Page>
  )
}

function ProfileOnItsWay() {
  const messages = useMessages(profileCatalog)

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
  const messages = useMessages(profileCatalog)

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
