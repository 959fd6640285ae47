import { useHost } from '@gb/mfe-contract'
import { Card, List, ListRow, PremiumIcon } from '@gb/ui'
import { useStartup } from '../../../host/startup-state'
import { InstallRow } from '../../install/install-row'
import { NormalRow } from '../../normal/links'
import { CodeRow } from '../../profile-code'
import { restMessages as messages } from '../rest-messages'

const words = messages.more

/** What is seldom needed, one line each: the question whether something is normal, premium, the code, the app. */
export function MoreCard() {
  const { session, display, navigate } = useHost()
  const { codeNews } = useStartup()
  const isCodeHere = !display.installed && codeNews === null && session.userId !== null
  return (
    <Card>
      <List label={words.title}>
        <NormalRow />
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
      </List>
    </Card>
  )
}
