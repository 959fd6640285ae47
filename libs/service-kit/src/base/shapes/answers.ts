import { applyDecorators, type Type } from '@nestjs/common'
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiResponse } from '@nestjs/swagger'
import type { ErrorCode } from '@gb/domain'
import { exampleProblem } from '../errors/problem.js'
import { ProblemDto } from '../errors/problem.dto.js'

/** What a caller reads of a route beside its line. */
interface Told {
  /** A few sentences, where the line is not enough. */
  description?: string
  /** The name of the operation, where it is not that of the method. */
  id?: string
  /** What the answer is, where the line does not say it. */
  answer?: string
}

const told = (summary: string, more: string | Told): [MethodDecorator, { description?: string }] => {
  const { description, id, answer } = typeof more === 'string' ? { description: more } : more
  return [
    ApiOperation({
      summary,
      ...(description === undefined ? {} : { description }),
      ...(id === undefined ? {} : { operationId: id }),
    }),
    answer === undefined ? {} : { description: answer },
  ]
}

/** A route that answers 200 with this shape. */
export const Answers = (type: Type, summary: string, more: string | Told = {}): MethodDecorator => {
  const [operation, said] = told(summary, more)
  return applyDecorators(operation, ApiOkResponse({ ...said, type }))
}

/** A route that makes something, and answers 201 with this shape. */
export const AnswersCreated = (type: Type, summary: string, more: string | Told = {}): MethodDecorator => {
  const [operation, said] = told(summary, more)
  return applyDecorators(operation, ApiCreatedResponse({ ...said, type }))
}

/** A refusal whose code is not the usual one of its status. */
export interface RefusedAs {
  code: ErrorCode
  when: string
}

/** When a call is refused, and by which code, where that is not the first that its status has. */
export const refusedAs = (code: ErrorCode, when: string): RefusedAs => ({ code, when })

const refusal = (status: number, said: string | RefusedAs) => {
  if (typeof said === 'string') return { status, description: said, type: ProblemDto }
  const example = exampleProblem(said.code, said.when)
  if (example.status !== status) throw new Error(`${said.code} is no ${status}`)
  return { status, description: said.when, type: ProblemDto, example }
}

/** Statuses with a problem, and when each comes. */
export const Refuses = (when: Readonly<Record<number, string | RefusedAs>>): MethodDecorator =>
  applyDecorators(...Object.entries(when).map(([status, said]) => ApiResponse(refusal(Number(status), said))))
