import { HELPERS_MAX } from '@gb/domain'
import { useMessages } from '@gb/entries'
import { Button, ErrorState, HeartIcon, Loading, SkeletonText, Text } from '@gb/ui'
import { useState } from 'react'
import { useFlag } from '../../remotes/registry/use-flag'
import { FoldedSection } from '../../shared/folded-section/folded-section'
import { type Helper, useHelpers } from './api/helpers.query'
import { type HelpedPerson, useHelping } from './api/helping.query'
import { HelperList } from './components/helper-list'
import { HelpingList } from './components/helping-list'
import { InviteHelper } from './components/invite-helper'
import { SideView } from './components/side-view'
import { atSideCatalog } from './messages/generated/at-side'

/** Who is at one's side and at whose side one is: shown to whoever tries it, and to whoever has somebody there already. */
export function AtSideCard({ userId }: { userId: string }) {
  const isTried = useFlag('helpers') === true
  const helping = useHelping(userId)
  const helpers = useHelpers(userId, isTried)
  const people = helping.data?.people ?? []
  const [seen, setSeen] = useState<HelpedPerson | null>(null)
  const words = useMessages(atSideCatalog)
  const count = helpers.data?.helpers.filter(isActive).length ?? 0
  if (!isTried && people.length === 0) return null
  return (
    <>
      <FoldedSection
        look="row"
        title={words.title}
        icon={HeartIcon}
        detail={count > 0 ? words.count({ count }) : undefined}
      >
        {isTried && <OwnSide userId={userId} read={helpers} />}
        {people.length > 0 && <HelpingList userId={userId} people={people} onLook={setSeen} />}
      </FoldedSection>
      {seen !== null && <SideView person={seen} onClose={() => setSeen(null)} />}
    </>
  )
}

const isActive = ({ is_active: active }: Helper): boolean => active

function OwnSide({ userId, read }: { userId: string; read: ReturnType<typeof useHelpers> }) {
  const words = useMessages(atSideCatalog)
  const { data, isError, isFetching, refetch } = read
  const [isInviting, setInviting] = useState(false)
  const inForce = data && data.helpers.filter(isActive).length + data.invitations.length
  return (
    <>
      <Text tone="muted">{words.text}</Text>
      {data !== undefined && data.helpers.length + data.invitations.length > 0 && (
        <HelperList userId={userId} helpers={data.helpers} invitations={data.invitations} />
      )}
      {inForce !== undefined && isInviting && (
        <InviteHelper userId={userId} onDone={() => setInviting(false)} />
      )}
      {inForce !== undefined &&
        !isInviting &&
        (inForce < HELPERS_MAX ? (
          <Button variant="secondary" icon={HeartIcon} onClick={() => setInviting(true)}>
            {words.invite.open}
          </Button>
        ) : (
          <Text tone="muted">{words.full}</Text>
        ))}
      {data === undefined && !isError && (
        <Loading label={words.loading}>
          <SkeletonText lines={2} />
        </Loading>
      )}
      {data === undefined && isError && (
        <ErrorState title={words.failedTitle} onRetry={() => void refetch()} retrying={isFetching}>
          {words.failedText}
        </ErrorState>
      )}
    </>
  )
}
