import { describe, expect, it } from '@jest/globals'
import { Test } from '@nestjs/testing'
import { HeldDocuments } from '../published/held-documents.js'
import { PolicyAnnouncer } from '../policies/policy-announcer.js'
import { SeedAtStart } from './seed-at-start.js'
import { SeederService } from './seeder.service.js'

describe(SeedAtStart.name, () => {
  it('seeds first, then tells what is in force, then reads it', async () => {
    const steps: string[] = []
    const testing = await Test.createTestingModule({
      providers: [
        SeedAtStart,
        { provide: SeederService, useValue: { seed: async () => void steps.push('seed') } },
        { provide: HeldDocuments, useValue: { warmUp: async () => void steps.push('read') } },
        { provide: PolicyAnnouncer, useValue: { announce: async () => void steps.push('announce') } },
      ],
    }).compile()
    await testing.get(SeedAtStart).onApplicationBootstrap()
    expect(steps).toEqual(['seed', 'announce', 'read'])
  })
})
