import { firstCatalog } from '../messages/generated/first'
import { wantedLanguage } from '../shared/speech/wanted'

/** What the start says, in the language of this moment. */
export const startWords = () => firstCatalog.in(wantedLanguage()).start
