import type { RateLimit, RateLimitHit } from "#app/shared/rate-limits/rate-limiter.server.ts";
import type { KnownDevice } from "./devices/known-device.server.ts";

const minutes = 60;
const hours = 60 * minutes;
const days = 24 * hours;

/**
 * Limits per address stop guessing at one account; limits per client stop one machine from trying many. The latter
 * are high, because a whole school or mobile network may share one address. The figures are in
 * `docs/decisions/0021-sign-in-limits.md`.
 */
export const limits = {
  signInAddress: { name: "sign-in-address", tries: 10, seconds: 15 * minutes },
  signInAddressWeek: { name: "sign-in-address-week", tries: 100, seconds: 7 * days },
  signInClient: { name: "sign-in-client", tries: 100, seconds: 15 * minutes },
  signInDevice: { name: "sign-in-device", tries: 10, seconds: 15 * minutes },
  signInDeviceWeek: { name: "sign-in-device-week", tries: 200, seconds: 7 * days },
  googleClient: { name: "google-client", tries: 300, seconds: 15 * minutes },
  signUpAddress: { name: "sign-up-address", tries: 5, seconds: 1 * hours },
  signUpClient: { name: "sign-up-client", tries: 60, seconds: 1 * hours },
  resetMailAddress: { name: "reset-mail-address", tries: 4, seconds: 1 * hours },
  resetMailClient: { name: "reset-mail-client", tries: 200, seconds: 1 * hours },
  resetMailDevice: { name: "reset-mail-device", tries: 4, seconds: 1 * hours },
  confirmMailAddress: { name: "confirm-mail-address", tries: 4, seconds: 1 * hours },
  changeMailPerson: { name: "change-mail-person", tries: 4, seconds: 1 * hours },
  mailAddress: { name: "mail-address", tries: 4, seconds: 1 * hours },
  mailClient: { name: "mail-client", tries: 40, seconds: 1 * hours },
  resetClient: { name: "reset-client", tries: 30, seconds: 15 * minutes },
  secondFactor: { name: "second-factor", tries: 5, seconds: 15 * minutes },
  secondFactorDay: { name: "second-factor-day", tries: 30, seconds: 1 * days },
  secondFactorClient: { name: "second-factor-client", tries: 100, seconds: 15 * minutes },
  textPerson: { name: "text-person", tries: 4, seconds: 30 * minutes },
  textClient: { name: "text-client", tries: 20, seconds: 30 * minutes },
  proofPerson: { name: "proof-person", tries: 10, seconds: 15 * minutes },
  guardianPerson: { name: "guardian-person", tries: 3, seconds: 1 * days },
  guardianAddress: { name: "guardian-address", tries: 4, seconds: 7 * days },
  guardianClient: { name: "guardian-client", tries: 20, seconds: 1 * days },
} satisfies Record<string, RateLimit>;

/** Password attempts from a device on which its owner has signed in: nobody else's attempts count there. */
export const guessesOn = (device: KnownDevice): RateLimitHit[] => [
  { limit: limits.signInDevice, subject: device.key },
  { limit: limits.signInDeviceWeek, subject: device.key },
];

/** Password attempts from all devices that are not known to the owner, together. */
export const strangersGuesses = (email: string): RateLimitHit[] => [
  { limit: limits.signInAddress, subject: email },
  { limit: limits.signInAddressWeek, subject: email },
];

/** Attempts to type a code. Knowing the password doesn't allow more of them from other browsers. */
export const guessesAtCode = (userId: string, device: KnownDevice | null): RateLimitHit[] => {
  const whom = device?.aal === "aal2" ? device.key : userId;
  return [
    { limit: limits.secondFactor, subject: whom },
    { limit: limits.secondFactorDay, subject: whom },
  ];
};
