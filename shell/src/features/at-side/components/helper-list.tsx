import { instantInWords, type Language } from '@gb/domain'
import { useLanguageHere, useMessages } from '@gb/entries'
import { useHost } from '@gb/mfe-contract'
import { Badge, Button, List, ListRow } from '@gb/ui'
import { type Helper, type OpenInvitation, useEndHelper } from '../api/helpers.query'
import { atSideCatalog } from '../messages/generated/at-side'
import { Looks } from './looks'
import { scopesInWords } from './scopes-in-words'

type Words = ReturnType<typeof atSideCatalog.in>

interface Properties {
  userId: string
  helpers: Helper[]
  invitations: OpenInvitation[]
}

/** Who is or was at one's side and who was invited, each with its end. */
export function HelperList({ userId, helpers, invitations }: Properties) {
  const words = useMessages(atSideCatalog)
  const language = useLanguageHere()
  const { confirm } = useHost()
  const end = useEndHelper(userId)
  const ask = async (helper: Helper) => {
    const isSure = await confirm({
      title: words.endTitle,
      text: words.endText({ email: helper.email }),
      confirmLabel: words.end,
      tone: 'danger',
    })
    if (isSure) end.mutate(helper)
  }
  return (
    <List label={words.list}>
      {helpers.map((helper) => (
        <ListRow
          key={helper.grant_id}
          title={helper.email}
          detail={detailOf(helper, words, language)}
          trailing={<Standing helper={helper} />}
          below={
            <>
              <Looks looks={helper.looks} />
              {helper.is_active && (
                <Button
                  variant="danger"
                  size="small"
                  aria-label={words.endNamed({ email: helper.email })}
                  busy={end.isPending && end.variables === helper}
                  onClick={() => void ask(helper)}
                >
                  {words.end}
                </Button>
              )}
            </>
          }
        />
      ))}
      {invitations.map((invitation) => (
        <ListRow
          key={invitation.invitation_id}
          title={invitation.email}
          detail={[
            scopesInWords(invitation, words, language),
            words.open({ when: instantInWords(invitation.expires_at, 'moment', { language }) }),
          ].join(' · ')}
          trailing={<Badge hue="neutral">{words.badges.invited}</Badge>}
          below={
            <Button
              variant="quiet"
              size="small"
              aria-label={words.takeBackNamed({ email: invitation.email })}
              busy={end.isPending && end.variables === invitation}
              onClick={() => end.mutate(invitation)}
            >
              {words.takeBack}
            </Button>
          }
        />
      ))}
    </List>
  )
}

function Standing({ helper }: { helper: Helper }) {
  const { badges } = useMessages(atSideCatalog)
  if (helper.is_active) return <Badge hue="success">{badges.active}</Badge>
  return <Badge hue="neutral">{helper.ended_at === null ? badges.over : badges.ended}</Badge>
}

const detailOf = (helper: Helper, words: Words, language: Language): string =>
  [
    scopesInWords(helper, words, language),
    helper.ended_at === null
      ? words.until({ day: instantInWords(helper.ends_at, 'day', { language }) })
      : words.endedOn({ day: instantInWords(helper.ended_at, 'day', { language }) }),
  ].join(' · ')
