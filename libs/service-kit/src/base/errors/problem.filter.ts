import { type ArgumentsHost, Catch, type ExceptionFilter } from '@nestjs/common'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { sendProblem } from './send-problem.js'

/** Answers every failure as `application/problem+json`; no stack, SQL, path or library name reaches a client. */
@Catch()
export class ProblemFilter implements ExceptionFilter {
  catch(error: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp()
    sendProblem(error, http.getRequest<FastifyRequest>(), http.getResponse<FastifyReply>())
  }
}
