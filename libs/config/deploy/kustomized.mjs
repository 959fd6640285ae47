import { KUBERNETES, yamlOf } from './files.mjs'

const isObject = (value) => typeof value === 'object' && value !== null && !Array.isArray(value)

/** By what members of a list are told apart where a patch goes into it; the names are those of the API. */
const KEYS = ['name', 'mountPath', 'containerPort']

const keyOf = (list) => KEYS.find((key) => list.every((one) => isObject(one) && key in one))

/** A strategic merge, as far as our patches need one. */
const merge = (base, patch) => {
  if (isObject(base) && isObject(patch)) {
    const merged = Object.entries(patch).map(([key, value]) => [
      key,
      key in base ? merge(base[key], value) : value,
    ])
    return { ...base, ...Object.fromEntries(merged) }
  }
  const key = Array.isArray(base) && Array.isArray(patch) ? keyOf([...base, ...patch]) : undefined
  if (key === undefined) return patch
  const others = patch.filter((one) => base.every((known) => known[key] !== one[key]))
  const mixed = base.map((known) => {
    const found = patch.find((one) => one[key] === known[key])
    return found ? merge(known, found) : known
  })
  return [...mixed, ...others]
}

const patched = (object, { patches }) =>
  patches
    .filter(({ target }) => new RegExp(`^(?:${target.kind})$`).test(object.kind))
    .reduce((one, { path }) => {
      const [{ spec }] = yamlOf(`${KUBERNETES}/${path}`)
      return { ...one, spec: merge(one.spec, spec) }
    }, object)

/** The objects that a cluster is given, as kustomize makes them of the base. */
export const kustomized = () => {
  const [base] = yamlOf(`${KUBERNETES}/kustomization.yaml`)
  const objects = base.resources.flatMap((file) => yamlOf(`${KUBERNETES}/${file}`))
  return objects.map((object) => {
    const whole = patched(object, base)
    return { ...whole, metadata: { ...whole.metadata, namespace: base.namespace } }
  })
}
