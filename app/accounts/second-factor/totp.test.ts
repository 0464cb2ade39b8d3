import { describe, expect, test } from "vitest";
import { codeAt, newSecret, setUpAddress, stepAt, stepOf } from "./totp.server.ts";

/** The key of RFC 6238, appendix B ("12345678901234567890"), and the last six of its eight digits. */
const secret = "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ";

describe("a code of the authenticator app", () => {
  test.each([
    [59, "287082"],
    [1_111_111_109, "081804"],
    [1_111_111_111, "050471"],
    [1_234_567_890, "005924"],
    [2_000_000_000, "279037"],
    [20_000_000_000, "353130"],
  ])("at second %i is %s, as RFC 6238 says", (second, code) => {
    expect(codeAt(secret, stepAt(new Date(second * 1000)))).toBe(code);
  });

  test("is valid for half a minute before and after, and no longer", () => {
    const now = new Date(1_111_111_111_000);
    const step = stepAt(now);
    expect([-2, -1, 0, 1, 2].map((off) => stepOf(secret, codeAt(secret, step + off), now))).toEqual([
      null,
      step - 1,
      step,
      step + 1,
      null,
    ]);
  });

  test.each(["", "28708", "2870820", "abcdef", "２８７０８２"])("is not %j", (code) => {
    expect(stepOf(secret, code, new Date(59_000))).toBeNull();
  });

  test("comes from a secret of 160 bits that apps can read, and that is new each time", () => {
    const [one, other] = [newSecret(), newSecret()];
    expect(one).toMatch(/^[A-Z2-7]{32}$/);
    expect(one).not.toBe(other);
    expect(setUpAddress(one, "amina+1@example.com")).toBe(
      `otpauth://totp/Fursa:amina%2B1%40example.com?secret=${one}&issuer=Fursa&algorithm=SHA1&digits=6&period=30`,
    );
  });
});
