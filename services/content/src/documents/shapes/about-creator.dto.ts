import { IsEmail, IsUrl, ValidateIf } from 'class-validator'
import { Flag, KnownName, ListOf, Whole, WordList, Words, WordsOrNull } from './fields.js'

/** A book by the creator. */
class BookDto {
  @Words('Title.', 'A title') title!: string
  @Words('What it is about.', 'One or two sentences.') description!: string
  @Whole('Year it came out.', 2026) year!: number
}

/** A page of the creator elsewhere. */
class SocialMediaDto {
  @Words('Name of the platform.', 'Instagram') platform!: string
  @Words('Name of an icon in the icon set.', 'camera') icon!: string

  @Words('Address, https only.', 'https://social.example/gastricbuddy')
  @IsUrl({ protocols: ['https'], require_protocol: true })
  url!: string
}

/** The people behind the product. */
export class AboutCreatorDto {
  @Flag('Whether this is the shipped example text, which an operator has not replaced yet.', true)
  is_example!: boolean
  @WordsOrNull('Sentence that marks the example text; null for a real one.', 'This page is example text.')
  example_note!: string | null
  @KnownName('Name.', 'Gastric Buddy') name!: string
  @Words('What they are.', 'The people behind your sleeve companion') title!: string
  @Words('What they have done.', 'We built Gastric Buddy for the small questions of each day with a sleeve.')
  experience!: string
  @Words('How it came about.', 'Life after a sleeve is a lot to keep track of.') story!: string
  @WordList('Training and licenses, or the sentence that none is claimed.', ['We claim no medical license.'])
  credentials!: string[]
  @ListOf(() => BookDto, 'Books; may be empty.') books!: BookDto[]
  @Words('Where books can be had.', 'There are no books at this time.') books_availability!: string

  @WordsOrNull('Address of the author store, https only, or null without one.', null)
  @ValidateIf((_object, value) => value !== null)
  @IsUrl({ protocols: ['https'], require_protocol: true })
  store_url!: string | null
  @Words('What they want.', 'We want to make each day with a sleeve a bit lighter.') mission!: string

  @Words('Where to write.', 'support@gastricbuddy.example')
  @IsEmail()
  contact_email!: string
  @ListOf(() => SocialMediaDto, 'Pages elsewhere; may be empty.') social_media!: SocialMediaDto[]
}
