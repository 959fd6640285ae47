import { KnownName, ListOf, WordList, Words } from './fields.js'

/** Some words and who said them. */
export class DailyMessageDto {
  @Words('The words.', 'Small steps count. You took one today by showing up.') message!: string
  @KnownName('Who said them.', 'Gastric Buddy') author!: string
}

/** The stored collection the day's words are taken from. */
export class EncouragementsDto {
  @ListOf(() => DailyMessageDto, 'All messages.') messages!: DailyMessageDto[]
  @WordList('All notes of the creator.', ['Set your fork down now and then. There is no rush.'])
  creator_notes!: string[]
}
