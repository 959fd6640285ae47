import { useMessages } from '@gb/entries'
import { VitaminsIcon } from '@gb/ui'
import { FoldedSection } from '../folded-section/folded-section'
import { Medicines, WhatToAsk } from './medicines'
import { medicinesCatalog } from './messages/generated/medicines'

/** The question that Home puts once: whoever has read it there, or has another date now, finds it again. */
export function MedicinesSection() {
  const words = useMessages(medicinesCatalog)
  return (
    <FoldedSection title={words.title} detail={words.when} icon={VitaminsIcon} hue="vitamins">
      <WhatToAsk />
      <Medicines moment="before_surgery" />
    </FoldedSection>
  )
}
