import { SegmentedControl, ThemeIcon, type Theme } from '@gb/ui'
import { useSyncExternalStore } from 'react'
import { FoldedSection } from '../../../shared/folded-section/folded-section'
import { useShell } from '../../../host/shell-context'
import { useMessages } from '@gb/entries'
import { settingsCatalog } from '../messages/generated/settings'

const THEMES: readonly Theme[] = ['system', 'light', 'dark']

/** Light, dark, or like the device. Takes effect at once. */
export function LookCard() {
  const messages = useMessages(settingsCatalog)
  const options = THEMES.map((value) => ({ value, label: messages.themes[value] }))
  const { display } = useShell()
  const theme = useSyncExternalStore(display.subscribe, display.theme)
  return (
    <FoldedSection look="row" title={messages.look} icon={ThemeIcon} detail={messages.themes[theme]}>
      <SegmentedControl
        label={messages.theme}
        hint={messages.themeHint}
        options={options}
        value={theme}
        onValueChange={display.setTheme}
      />
    </FoldedSection>
  )
}
