import { spawn } from 'node:child_process'

/** `npm run check`: the static checks in two lanes side by side, then the unit tests, which use every core themselves. */
const lanes = [
  ['check:types', 'check:supply', 'check:api'],
  ['check:format', 'check:boundaries', 'check:dead'],
]

type Outcome = { readonly script: string; readonly code: number; readonly output: string }

function run(script: string): Promise<Outcome> {
  const child = spawn('npm', ['run', '--silent', script], { stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text
    })
  return new Promise((resolve) => {
    child.on('close', (code) => resolve({ script, code: code ?? 1, output }))
  })
}

async function runLane(scripts: readonly string[]): Promise<boolean> {
  let passes = true
  for (const script of scripts) {
    const { code, output } = await run(script)
    console.log(`== ${script}\n${output.trimEnd()}`)
    passes &&= code === 0
  }
  return passes
}

const passed = await Promise.all(lanes.map(runLane))
if (passed.includes(false)) process.exit(1)
const tests = spawn('npm', ['run', '--silent', 'test:unit'], { stdio: 'inherit' })
tests.on('close', (code) => process.exit(code ?? 1))
