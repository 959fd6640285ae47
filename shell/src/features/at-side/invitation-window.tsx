import { ApiError } from '@gb/api-client'
import { instantInWords } from '@gb/domain'
import { useLanguageHere, useMessages } from '@gb/entries'
import { useHost } from '@gb/mfe-contract'
import { Banner, Button, Loading, Modal, SkeletonText, Stack, Text } from '@gb/ui'
import { useState } from 'react'
import { inOwnWords } from '../../shared/speech/said'
import { refusalCatalogs, refusalSentence } from '../../shared/refusals/refusal-sentence'
import { type HelpedPerson, useAccept, useInvitation } from './api/helping.query'
import { listOfScopes } from './components/scopes-in-words'
import { SideView } from './components/side-view'
import { atSideCatalog } from './messages/generated/at-side'
import { sideViewCatalog } from './messages/generated/side-view'

interface Properties {
  token: string
  onClose: () => void
}

/** What a link from a mail invites to. Who has no profile is led to make one, and finds the invitation again afterwards. */
export function InvitationWindow({ token, onClose }: Properties) {
  const { userId } = useHost().session
  const [isPutOff, setPutOff] = useState(false)
  if (userId !== null) return <Invitation userId={userId} token={token} onClose={onClose} />
  return isPutOff ? null : <First onClose={onClose} onGo={() => setPutOff(true)} />
}

function First({ onClose, onGo }: { onClose: () => void; onGo: () => void }) {
  const words = useMessages(atSideCatalog).invited
  const { navigate } = useHost()
  const go = () => {
    navigate('profile')
    onGo()
  }
  return (
    <Modal
      open
      onClose={onClose}
      closeButton={false}
      title={words.somebody}
      description={words.first}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {words.later}
          </Button>
          <Button onClick={go}>{words.toProfile}</Button>
        </>
      }
    />
  )
}

function Invitation({ userId, token, onClose }: Properties & { userId: string }) {
  const all = useMessages(atSideCatalog)
  const words = all.invited
  const language = useLanguageHere()
  const invitation = useInvitation(userId, token)
  const accept = useAccept(userId, token)
  const { data } = invitation
  if (data === undefined) return <Unread {...{ invitation, onClose }} />
  const { name, scopes, may_log: mayLog, ends_at: endsAt } = data
  if (accept.isSuccess) {
    const person = accept.data.people.find(({ name: each, ends_at: end }) => each === name && end === endsAt)
    return <Accepted name={name} person={person} onClose={onClose} />
  }
  const points = [
    words.sees({ name, what: listOfScopes(scopes, all, language) }),
    mayLog ? words.mayLog({ name }) : words.mayLook,
    words.until({ day: instantInWords(endsAt, 'longDay', { language }) }),
    words.told({ name }),
  ]
  return (
    <Modal
      open
      onClose={onClose}
      dismissible={!accept.isPending}
      closeButton={false}
      title={words.title({ name })}
      footer={
        <>
          <Button variant="secondary" disabled={accept.isPending} onClick={onClose}>
            {words.later}
          </Button>
          <Button busy={accept.isPending} busyLabel={words.accepting} onClick={() => accept.mutate()}>
            {words.accept}
          </Button>
        </>
      }
    >
      <Stack gap={3}>
        {points.map((point) => (
          <Text key={point}>{point}</Text>
        ))}
        {accept.isError && <Failed error={accept.error} otherwise={words.acceptFailed} />}
      </Stack>
    </Modal>
  )
}

interface AcceptedProperties {
  name: string
  person: HelpedPerson | undefined
  onClose: () => void
}

function Accepted({ name, person, onClose }: AcceptedProperties) {
  const words = useMessages(atSideCatalog).invited
  const [isLooking, setLooking] = useState(false)
  if (isLooking && person !== undefined) return <SideView person={person} onClose={onClose} />
  return (
    <Modal
      open
      onClose={onClose}
      closeButton={false}
      title={words.doneTitle({ name })}
      description={words.done({ name })}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {words.close}
          </Button>
          {person !== undefined && <Button onClick={() => setLooking(true)}>{words.look}</Button>}
        </>
      }
    />
  )
}

function Unread({
  invitation,
  onClose,
}: {
  invitation: ReturnType<typeof useInvitation>
  onClose: () => void
}) {
  const words = useMessages(atSideCatalog).invited
  return (
    <Modal
      open
      onClose={onClose}
      title={words.somebody}
      footer={
        invitation.isError && !isRefused(invitation.error) ? (
          <Button busy={invitation.isFetching} onClick={() => void invitation.refetch()}>
            {words.retry}
          </Button>
        ) : undefined
      }
    >
      {invitation.isError ? (
        <Failed error={invitation.error} otherwise={words.failed} />
      ) : (
        <Loading label={words.loading}>
          <SkeletonText lines={4} />
        </Loading>
      )}
    </Modal>
  )
}

const isRefused = (error: Error): boolean => error instanceof ApiError && error.status < 500

function Failed({ error, otherwise }: { error: Error; otherwise: string }) {
  const language = useLanguageHere()
  return (
    <Banner tone="danger" live="assertive">
      {isRefused(error) ? refusalSentence(error, language) : otherwise}
    </Banner>
  )
}

export const inOwnLanguage = () =>
  inOwnWords(InvitationWindow, [atSideCatalog, sideViewCatalog, ...refusalCatalogs])
