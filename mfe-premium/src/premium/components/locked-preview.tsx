import { useMessages } from '@gb/entries'
import { useHost } from '@gb/mfe-contract'
import { Badge, Button, Card, LockIcon, PremiumIcon, ProfileIcon, SkeletonText, Stack, Text } from '@gb/ui'
import { usePackages } from '../../shared/api/packages.query'
import { FeatureList } from '../../shared/feature-list'
import { Guarantee } from '../../shared/guarantee'
import { allFeatures } from '../../shared/package'
import { premiumCatalog } from '../messages/generated/premium'

/** What is inside, and the way in. */
export function LockedPreview() {
  const words = useMessages(premiumCatalog).locked
  const { session } = useHost()
  const packages = usePackages()
  const lock = (
    <Badge icon={LockIcon} hue="neutral">
      {words.badge}
    </Badge>
  )
  return (
    <Card title={words.title} icon={PremiumIcon} hue="vitamins" action={lock}>
      <Text tone="muted">{words.intro}</Text>
      {packages.data === undefined ? (
        !packages.isError && <SkeletonText lines={6} />
      ) : (
        <FeatureList label={words.list} features={allFeatures(packages.data)} icon={LockIcon} />
      )}
      <Stack gap={3} align="stretch">
        {session.userId === null ? <ProfileFirst /> : <UpgradeButton />}
        <div>
          <Guarantee />
        </div>
      </Stack>
      <Text size="small" tone="muted">
        {words.clinic}
      </Text>
    </Card>
  )
}

function UpgradeButton() {
  const words = useMessages(premiumCatalog).locked
  const { openUpgrade } = useHost()
  return (
    <Button size="large" block icon={PremiumIcon} onClick={() => openUpgrade({ kind: 'premium-tab' })}>
      {words.upgrade}
    </Button>
  )
}

function ProfileFirst() {
  const words = useMessages(premiumCatalog).locked
  const { navigate } = useHost()
  return (
    <>
      <Text strong>{words.profileFirst}</Text>
      <Button size="large" block icon={ProfileIcon} onClick={() => navigate('profile')}>
        {words.createProfile}
      </Button>
    </>
  )
}
