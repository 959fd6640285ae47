import { Logger } from '@nestjs/common'
import type { Env } from '@gb/service-kit'
import type { InForce } from './inspected.js'
import { type ReleaseTrouble, sentenceOf, troubleOf } from './trouble.js'

/** What is wrong with the releases of remotes, and the log that is told of it. */
export class Troubles {
  private readonly log = new Logger('ReleasesService')
  /** What was said of each remote last, so that a trouble is told once and not with every request. */
  private readonly told = new Map<string, string>()

  constructor(private readonly env: Env) {}

  /** Of a remote: what is wrong for everybody, and for those who get its canary. */
  of({ name, everybody, canary }: InForce): ReleaseTrouble[] {
    return [everybody, ...(canary ? [canary.choice] : [])].flatMap(
      (choice) => troubleOf(name, choice, this.env) ?? [],
    )
  }

  /** Says what has changed. */
  tell(all: readonly InForce[]): void {
    for (const one of all) {
      const sentence = this.of(one).map(sentenceOf).join(' ')
      if ((this.told.get(one.name) ?? '') === sentence) continue
      this.told.set(one.name, sentence)
      if (sentence !== '') this.log.error(sentence)
      else this.log.warn(`${one.name}: the last release is good again and in force.`)
    }
  }
}
