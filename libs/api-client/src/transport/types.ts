import type { paths } from '../generated/schema'

type Method = 'get' | 'post' | 'patch' | 'put' | 'delete'
type Json<T> = T extends { content: { 'application/json': infer Value } } ? Value : never
type Success<R> = R extends { 201: infer Created }
  ? Json<Created>
  : R extends { 200: infer Done }
    ? Json<Done>
    : never

/** Body that a call answers on success: `ApiData<'/api/fluid-summary/{user_id}'>`, method `get` unless named. */
export type ApiData<P extends keyof paths, M extends Method = 'get'> = paths[P] extends {
  [K in M]: { responses: infer R }
}
  ? Success<R>
  : never

/** Body that a write takes: `ApiBody<'/api/fluid-entry', 'post'>`. */
export type ApiBody<P extends keyof paths, M extends Method> = paths[P] extends {
  [K in M]: { requestBody?: infer B }
}
  ? Json<NonNullable<B>>
  : never
