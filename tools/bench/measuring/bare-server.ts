import Fastify from 'fastify'

/** The least a Fastify process can do: send bytes from memory. The reference of the ratios. */
const [type = '', encoding = '', encoded = ''] = process.argv.slice(2)
const body = Buffer.from(encoded, 'base64')
const app = Fastify()
app.all('*', (_request, reply) => {
  reply.header('content-type', type)
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  reply.send(body)
})
console.log(new URL(await app.listen({ host: '127.0.0.1', port: 0 })).port)
