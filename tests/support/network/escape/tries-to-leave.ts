import { test } from "vitest";
import { publicAddress } from "../public-address.ts";

test("asks a site and does not mind the answer", async () => {
  await fetch(`http://${publicAddress}/`).catch(() => undefined);
});
