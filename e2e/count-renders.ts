/** How many shared pages a server has rendered so far, by its metrics. */
export async function countRenders(metricsPort: number): Promise<number> {
  const metrics = await (await fetch(`http://127.0.0.1:${metricsPort}`)).text()
  return Number(/^zeri_pages_total\{outcome="miss"\} (\d+)$/m.exec(metrics)?.[1] ?? 0)
}
