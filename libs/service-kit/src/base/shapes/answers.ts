import { applyDecorators, type Type } from '@nestjs/common'
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiResponse } from '@nestjs/swagger'
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

/** Statuses with a problem, and when each comes. */
export const Refuses = (when: Readonly<Record<number, string>>): MethodDecorator =>
  applyDecorators(
    ...Object.entries(when).map(([status, description]) =>
      ApiResponse({ status: Number(status), description, type: ProblemDto }),
    ),
  )
