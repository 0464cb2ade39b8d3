import { expect, test } from "../support/browser/journey.ts";
import { publicAddress } from "../support/network/public-address.ts";

for (const [what, address] of [
  ["an address", `http://${publicAddress}/`],
  ["a name", "https://outside.example/"],
] as const) {
  test(`a browser under test that tries ${what} outside this machine is stopped, and it counts as an error`, async ({
    page,
    complaints,
  }) => {
    await expect(page.goto(address)).rejects.toThrow("ERR_NAME_NOT_RESOLVED");
    await expect.poll(() => complaints).toEqual([`wanted to leave the machine: ${address}`]);
    complaints.length = 0;
  });
}
