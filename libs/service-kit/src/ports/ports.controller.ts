import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common'
import { ModuleRef } from '@nestjs/core'
import { ApiExcludeController } from '@nestjs/swagger'
import { Internal } from '../access/marks.js'
import { IMPORT_BATCH } from '@gb/domain'
import { SignedBody } from '../http/body/body-limit.js'
import { NoSuchPort } from './errors.js'
import { methodOf } from './method-of.js'
import { inScopeOf } from './port-scope.js'
import { callOf, portEntry } from './port-list.js'
import { seamOf } from './seam.js'

/** The receiving end of calls between processes. Refuses everything without an internal token. */
@ApiExcludeController()
@Controller('internal/ports')
export class PortsController {
  constructor(private readonly modules: ModuleRef) {}

  // The largest call is a batch of an import with its last row, whose numbers may be written longer than they came.
  @Post(':port/:method')
  @SignedBody(8 * IMPORT_BATCH.bytes)
  @HttpCode(200)
  @Internal()
  async call(
    @Param('port') port: string,
    @Param('method') method: string,
    @Body() body: Record<string, unknown>,
  ): Promise<{ result: unknown }> {
    const entry = portEntry(port)
    const call = entry && callOf(entry, method)
    if (!call) throw new NoSuchPort()
    const run = methodOf(this.modules.get<object>(entry.token, { strict: false }), method)
    if (!run) throw new NoSuchPort()
    const seam = seamOf(`${port}.${method}`, entry.owner, call)
    const args = seam.takeArguments(body.args)
    return { result: seam.sendAnswer(await inScopeOf(entry, method, args, () => run(...args))) }
  }
}
