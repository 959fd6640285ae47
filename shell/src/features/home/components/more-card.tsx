import { useFold } from '@gb/device'
import { useHost } from '@gb/mfe-contract'
import { Card, FoldCard, List, ListRow, MoreIcon, PremiumIcon } from '@gb/ui'
import { useStartup } from '../../../host/startup-state'
import { InstallRow } from '../../install/install-row'
import { NormalLink, NormalRow } from '../../normal/links'
import { CodeRow } from '../../profile-code'
import { useConcerns } from '../api/concerns.query'
import { restMessages as messages } from '../rest-messages'

const words = messages.more

/**
 * What is seldom needed, one line each: the question whether something is normal, premium, the code, the app. Where a concern
 * leads, all but the question rest as one line.
 */
export function MoreCard() {
  const { session, display } = useHost()
  const isCalm = useConcerns().length === 0
  if (isCalm)
    return (
      <Card>
        <List label={words.title}>
          <NormalRow />
          <Offers />
        </List>
      </Card>
    )
  return (
    <>
      <NormalLink />
      {!(session.isPremium && display.installed) && <BriefCard />}
    </>
  )
}

function BriefCard() {
  const [isOpen, setOpen] = useFold('more')
  return (
    <FoldCard title={words.title} icon={MoreIcon} isOpen={isOpen} onToggle={setOpen}>
      <List label={words.title}>
        <Offers />
      </List>
    </FoldCard>
  )
}

function Offers() {
  const { session, display, navigate } = useHost()
  const { codeNews } = useStartup()
  const isCodeHere = !display.installed && codeNews === null && session.userId !== null
  return (
    <>
      {!session.isPremium && (
        <ListRow
          icon={PremiumIcon}
          hue="vitamins"
          title={words.premium}
          detail={words.premiumDetail}
          onSelect={() => navigate('premium')}
        />
      )}
      {isCodeHere && <CodeRow userId={session.userId ?? ''} />}
      {!display.installed && <InstallRow code={session.recoveryCode ?? null} />}
    </>
  )
}
