import { useMessages } from '@gb/entries'
import { Card, MailIcon, Page, Text } from '@gb/ui'
import { useCreator } from '../../shared/support/about-creator.query'
import { LegalText } from '../../shared/policy/legal-text'
import { policyCatalog } from '../../shared/policy/messages/generated/policy'
import type { PolicyKind } from '../../shared/policy/policy'
import { usePolicyTitle } from '../../shared/policy/use-policy-title'
import { SupportMails } from '../../shared/support/support-mails'
import { inOwnWords } from '../../shared/speech/said'
import { legalCatalog } from './messages/generated/legal'

const WORDS = [legalCatalog, policyCatalog]

export const PrivacyTab = () => <PolicyPage kind="privacy" />

export const TermsTab = () => <PolicyPage kind="terms" />

export const privacyInOwnLanguage = () => inOwnWords(PrivacyTab, WORDS)
export const termsInOwnLanguage = () => inOwnWords(TermsTab, WORDS)

function PolicyPage({ kind }: { kind: PolicyKind }) {
  return (
    <Page title={usePolicyTitle(kind)} width="narrow">
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
  const words = useMessages(legalCatalog)
  if (data === undefined) return null
  return (
    <Card title={words.contact} icon={MailIcon}>
      <Text>{words.contactText[kind]}</Text>
      <SupportMails email={data.contact_email} mails={words.mails[kind]} />
    </Card>
  )
}
