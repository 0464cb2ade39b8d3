import { hashPassword, verifyPassword } from "better-auth/crypto";

export interface Passwords {
  hash(password: string): Promise<string>;
  verify(given: { hash: string; password: string }): Promise<boolean>;
}

/** Each guess costs whoever stole the hashes a tenth of a second and 32 MB; us too. */
export const slowPasswords: Passwords = { hash: hashPassword, verify: verifyPassword };
