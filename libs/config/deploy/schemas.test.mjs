import { describe, expect, it } from '@jest/globals'
import { runTool } from '../run/lib/run-tool.mjs'
import { TOOLS } from '../run/lib/tools.mjs'
import { yamlOf } from './files.mjs'
import { kustomized } from './kustomized.mjs'
import { clusterFaults, composeFaults } from './schemas.mjs'

const compile = (args) => runTool(TOOLS.tsc, args)
const copy = (value) => structuredClone(value)

describe('the compose file', () => {
  const [file] = yamlOf('docker-compose.yml')

  it('is one by the schema of compose', () => {
    expect(composeFaults(file)).toEqual([])
  })

  it.each([
    ['a field that there is not', ({ gateway }) => (gateway.memory_limit = '1g')],
    ['a list in place of one', ({ gateway }) => (gateway.image = ['gastric-buddy'])],
    ['a condition that nobody knows', ({ gateway }) => (gateway.depends_on.postgres.condition = 'well')],
    ['a time that is none', ({ postgres }) => (postgres.healthcheck.retries = [])],
  ])('is red on %s', (_fault, plant) => {
    const planted = copy(file)
    plant(planted.services)
    expect(composeFaults(planted)).not.toEqual([])
  })
})

describe('what a cluster is given', () => {
  const objects = kustomized()
  const one = (kind) => copy(objects.find((object) => object.kind === kind))

  it('has in every process what the patches bring', () => {
    const [server] = one('Deployment').spec.template.spec.containers
    expect(server).toMatchObject({
      image: 'gastric-buddy',
      env: expect.arrayContaining([expect.objectContaining({ name: 'SERVICES' })]),
      securityContext: { readOnlyRootFilesystem: true },
      livenessProbe: expect.anything(),
    })
    expect(one('Job').spec.template.spec.containers[0]).not.toHaveProperty('livenessProbe')
  })

  it('is valid by the types of its API', async () => {
    expect(objects.length).toBeGreaterThan(20)
    expect(await clusterFaults(objects, compile)).toEqual([])
  })

  it('is red on an unknown field, a missing one, a value of another kind and a word that there is not', async () => {
    const [unknown, missing, other, word] = ['Deployment', 'StatefulSet', 'Service', 'NetworkPolicy'].map(one)
    unknown.spec.template.spec.containers[0].livenessProbes = {}
    delete missing.spec.serviceName
    delete missing.spec.selector
    other.spec.ports[0].port = '3000'
    word.spec.policyTypes = 'Ingress'
    const faults = (await clusterFaults([unknown, missing, other, word], compile)).join('\n')
    for (const said of ['livenessProbes', 'selector', "Type 'string' is not assignable to type 'number'"])
      expect(faults).toContain(said)
    for (const object of [unknown, missing, other, word])
      expect(faults).toContain(`${object.kind}-${object.metadata.name}.ts`)
  })
})
