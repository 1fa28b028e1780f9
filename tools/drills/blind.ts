import type { Services } from '../../apps/server/src/features/billing/services.ts'

/** Billing that takes every charge without an answer for a refusal. */
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
