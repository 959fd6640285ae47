import { Card, Page } from '@gb/ui'
import { LegalText } from './components/legal-text'
import { messages } from './messages'
import type { PolicyKind } from './model/policy'

export const PrivacyTab = () => <PolicyPage kind="privacy" />

export const TermsTab = () => <PolicyPage kind="terms" />

function PolicyPage({ kind }: { kind: PolicyKind }) {
  return (
    <Page title={messages.titles[kind]} width="narrow">
      <Card>
        <LegalText kind={kind} headingLevel={2} />
      </Card>
    </Page>
  )
}
