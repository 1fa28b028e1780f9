import type { Services } from '../../apps/server/src/features/billing/services.ts'

/** Broken billing services that take every charge without a response for a decline. */
export function blindBilling(whole: Services): Services {
  const { providers, clock } = whole
  return {
    ...whole,
    providers: {
      ...providers,
      find(id) {
        const provider = providers.find(id)
        return (
          provider && {
            ...provider,
            lookUp: async ({ attemptId }) => [
              {
                kind: 'failed',
                ref: { attemptId },
                at: new Date(clock.now()),
                decline: { class: 'soft', code: 'guessed' },
                final: true,
              },
            ],
          }
        )
      },
    },
  }
}
