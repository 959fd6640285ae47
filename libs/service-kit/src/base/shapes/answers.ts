import { applyDecorators, type Type } from '@nestjs/common'
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiResponse } from '@nestjs/swagger'
import { ProblemDto } from '../errors/problem.dto.js'

/** What a caller reads of a route: in a line, and where that is not enough in a few sentences. */
const told = (summary: string, description?: string): MethodDecorator =>
  ApiOperation({ summary, ...(description === undefined ? {} : { description }) })

/** A route that answers 200 with this shape. */
export const Answers = (type: Type, summary: string, description?: string): MethodDecorator =>
  applyDecorators(told(summary, description), ApiOkResponse({ type }))

/** A route that makes something, and answers 201 with this shape. */
export const AnswersCreated = (type: Type, summary: string, description?: string): MethodDecorator =>
  applyDecorators(told(summary, description), ApiCreatedResponse({ type }))

/** Statuses with a problem, and when each comes. */
export const Refuses = (when: Readonly<Record<number, string>>): MethodDecorator =>
  applyDecorators(
    ...Object.entries(when).map(([status, description]) =>
      ApiResponse({ status: Number(status), description, type: ProblemDto }),
    ),
  )
