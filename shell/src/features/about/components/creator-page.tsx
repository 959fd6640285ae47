import { useMessages } from '@gb/entries'
import {
  AboutIcon,
  Banner,
  ButtonLink,
  Card,
  ExternalIcon,
  LearnIcon,
  List,
  ListRow,
  MailIcon,
  Stack,
  Text,
  VisuallyHidden,
} from '@gb/ui'
import type { Creator } from '../../../shared/support/about-creator.query'
import { SupportMails } from '../../../shared/support/support-mails'
import { aboutCatalog } from '../messages/generated/about'
import styles from './creator-page.module.css'

/** Who made this: story, credentials, books, contact. Example text is marked as such. */
export function CreatorPage({ creator }: { creator: Creator }) {
  const messages = useMessages(aboutCatalog)
  return (
    <>
      {creator.example_note !== null && <Banner>{creator.example_note}</Banner>}
      <Card title={creator.name} icon={AboutIcon} hue="mood">
        <Text tone="muted" size="large">
          {creator.title}
        </Text>
        <Text>{creator.experience}</Text>
      </Card>
      <Card look="tinted" title={messages.mission}>
        <Text size="large">{creator.mission}</Text>
      </Card>
      <Card title={messages.story}>
        <Text>{creator.story}</Text>
      </Card>
      <Card title={messages.credentials}>
        <ul className={styles.list}>
          {creator.credentials.map((credential) => (
            <li key={credential}>{credential}</li>
          ))}
        </ul>
      </Card>
      <Books creator={creator} />
      <Contact email={creator.contact_email} />
      {creator.social_media.length > 0 && (
        <Card title={messages.social}>
          <Stack row wrap gap={2}>
            {creator.social_media.map(({ platform, url }) => (
              <Outside key={url} href={url} label={platform} />
            ))}
          </Stack>
        </Card>
      )}
    </>
  )
}

function Books({ creator }: { creator: Creator }) {
  const messages = useMessages(aboutCatalog)
  return (
    <Card title={messages.books}>
      {creator.books.length > 0 && (
        <List label={messages.books}>
          {creator.books.map((book) => (
            <ListRow
              key={book.title}
              icon={LearnIcon}
              title={book.title}
              detail={book.description}
              value={book.year}
            />
          ))}
        </List>
      )}
      <Text tone="muted">{creator.books_availability}</Text>
      {creator.store_url !== null && <Outside href={creator.store_url} label={messages.store} />}
    </Card>
  )
}

function Contact({ email }: { email: string }) {
  const messages = useMessages(aboutCatalog)
  return (
    <Card title={messages.contact} icon={MailIcon}>
      <Text>{messages.contactText}</Text>
      <SupportMails email={email} mails={messages.mails} />
    </Card>
  )
}

function Outside({ href, label }: { href: string; label: string }) {
  const messages = useMessages(aboutCatalog)
  return (
    <ButtonLink variant="secondary" icon={ExternalIcon} href={href} target="_blank" rel="noreferrer">
      {label}
      <VisuallyHidden> {messages.opensNewTab}</VisuallyHidden>
    </ButtonLink>
  )
}
