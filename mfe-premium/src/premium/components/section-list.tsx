import { useMessages } from '@gb/entries'
import { Card, List, ListRow } from '@gb/ui'
import { premiumCatalog } from '../messages/generated/premium'
import { SECTION_GROUPS, type Section } from '../../shared/section'

interface Properties {
  sections: readonly Section[]
  onOpen: (section: Section) => void
}

/** All of premium by its names, in groups. */
export function SectionList({ sections, onOpen }: Properties) {
  const words = useMessages(premiumCatalog)
  return SECTION_GROUPS.map((group) => {
    const inGroup = sections.filter((section) => section.group === group)
    if (inGroup.length === 0) return null
    return (
      <Card key={group} title={words.groups[group]}>
        <List label={words.groups[group]}>
          {inGroup.map((section) => (
            <ListRow
              key={section.id}
              title={words.sections[section.id].title}
              detail={words.sections[section.id].text}
              icon={section.icon}
              hue={section.hue}
              onSelect={() => onOpen(section)}
            />
          ))}
        </List>
      </Card>
    )
  })
}
