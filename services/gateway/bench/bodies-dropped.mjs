// A server of another process that lets bodies go by and answers 413: what their way over the machine alone costs others.
import { createServer } from 'node:http'

const server = createServer((request, response) => {
  request.resume().once('end', () => response.writeHead(413, { 'content-length': 0 }).end())
})
server.listen(0, '127.0.0.1', () => process.send({ url: `http://127.0.0.1:${server.address().port}` }))
