import { Card, MailIcon, Page, Text } from '@gb/ui'
import { useCreator } from '../../shared/support/about-creator.query'
import { LegalText } from '../../shared/policy/legal-text'
import { messages as policies } from '../../shared/policy/messages'
import type { PolicyKind } from '../../shared/policy/policy'
import { SupportMails } from '../../shared/support/support-mails'
import { messages } from './messages'

export const PrivacyTab = () => <PolicyPage kind="privacy" />

export const TermsTab = () => <PolicyPage kind="terms" />

function PolicyPage({ kind }: { kind: PolicyKind }) {
  return (
    <Page title={policies.titles[kind]} width="narrow">
      <Card>
        <LegalText kind={kind} headingLevel={2} />
      </Card>
      <Contact kind={kind} />
    </Page>
  )
}

/** Nothing until it is known where to write; the text above names an address as well. */
function Contact({ kind }: { kind: PolicyKind }) {
  const { data } = useCreator()
  if (data === undefined) return null
  return (
    <Card title={messages.contact} icon={MailIcon}>
      <Text>{messages.contactText[kind]}</Text>
      <SupportMails email={data.contact_email} mails={messages.mails[kind]} />
    </Card>
  )
}
