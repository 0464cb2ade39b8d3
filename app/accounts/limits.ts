import type { Limit } from "#app/common/limits/limits.server.ts";

const minutes = 60;
const hours = 60 * minutes;

/**
 * Per address limits stop guessing at one account; per client limits stop one machine from trying many. The latter are
 * wide, because a whole school or a whole mobile network may share one address on the internet.
 */
export const limits = {
  signInAddress: { name: "sign-in-address", tries: 10, seconds: 15 * minutes },
  signInClient: { name: "sign-in-client", tries: 100, seconds: 15 * minutes },
  signUpAddress: { name: "sign-up-address", tries: 5, seconds: 1 * hours },
  signUpClient: { name: "sign-up-client", tries: 60, seconds: 1 * hours },
  mailAddress: { name: "mail-address", tries: 4, seconds: 1 * hours },
  mailClient: { name: "mail-client", tries: 40, seconds: 1 * hours },
  resetClient: { name: "reset-client", tries: 30, seconds: 15 * minutes },
  secondFactorPerson: { name: "second-factor-person", tries: 5, seconds: 15 * minutes },
  secondFactorClient: { name: "second-factor-client", tries: 100, seconds: 15 * minutes },
  textPerson: { name: "text-person", tries: 4, seconds: 30 * minutes },
  textClient: { name: "text-client", tries: 20, seconds: 30 * minutes },
  proofPerson: { name: "proof-person", tries: 10, seconds: 15 * minutes },
  guardianPerson: { name: "guardian-person", tries: 4, seconds: 24 * hours },
} satisfies Record<string, Limit>;
