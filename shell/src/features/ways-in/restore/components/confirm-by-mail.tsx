import { useStartup } from '../../../../host/startup-state'
import { CodeStep } from './code-step'
import { EmailStep } from './email-step'
import styles from './confirm-by-mail.module.css'

/** Second step of a restore, while there is one: first the email of the profile, then the digits from the mail. */
export function ConfirmByMail() {
  const { confirmation } = useStartup()
  if (confirmation === null) return null
  const { challengeId, email, expiresAt } = confirmation
  return (
    <div className={styles.step} key={challengeId}>
      {email === null || expiresAt === null ? (
        <EmailStep confirmation={confirmation} />
      ) : (
        <CodeStep confirmation={confirmation} email={email} />
      )}
    </div>
  )
}
