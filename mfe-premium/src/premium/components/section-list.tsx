import { Card, List, ListRow } from '@gb/ui'
import { messages } from '../messages'
import { SECTION_GROUPS, type Section } from '../../shared/section'

interface Properties {
  sections: readonly Section[]
  onOpen: (section: Section) => void
}

/** All of premium by its names, in groups. */
export function SectionList({ sections, onOpen }: Properties) {
  return SECTION_GROUPS.map((group) => {
    const inGroup = sections.filter((section) => section.group === group)
    if (inGroup.length === 0) return null
    return (
      <Card key={group} title={messages.groups[group]}>
        <List label={messages.groups[group]}>
          {inGroup.map((section) => (
            <ListRow
              key={section.id}
              title={section.title}
              detail={section.text}
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
