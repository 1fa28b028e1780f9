import { readFileSync } from 'node:fs'
import { connect } from 'node:net'
import { createServer } from 'node:tls'
import { startGateway } from '../../apps/sandbox/src/payments/gateway.ts'
import { startSandbox } from '../../apps/sandbox/src/sandbox.ts'
import { outside } from './deployment-names.ts'

// A process of the drill's machine: the mail server and the payment provider, which production calls over TLS only.

const [certificate = '', key = ''] = process.argv.slice(2)
const identity = { cert: readFileSync(certificate), key: readFileSync(key) }

/** Takes TLS connections and passes what they contain on. */
function startTls(port: number, plainPort: number): void {
  createServer(identity, (socket) => {
    const plain = connect(plainPort, '127.0.0.1')
    socket.pipe(plain).pipe(socket)
    for (const end of [socket, plain]) end.on('error', () => [socket, plain].map((one) => one.destroy()))
  }).listen(port, '127.0.0.1')
}

await startSandbox({ smtpPort: outside.smtp.plain, httpPort: outside.mailboxPort })
await startGateway({ port: outside.payments.plain, production: false, siteUrl: outside.siteUrl })
for (const { tls, plain } of [outside.smtp, outside.payments]) startTls(tls, plain)
