import { expect, test } from "vitest";
import { aVisitor } from "#tests/support/servers/shared-server.ts";
import { phoneLine } from "#tests/support/servers/start-server.ts";

test("a caller chooses a language, which lasts as long as the call", async () => {
  const gateway = await aVisitor();
  const dial = async (sessionId: string, text: string) => {
    const step = { sessionId, phoneNumber: "+254711000999", text };
    return (await gateway.post(`/phone/ussd/${phoneLine.PHONE_KEY}`, step)).text();
  };
  const inKiswahili = "5 English, Francais, Amharic";
  expect(await dial("first", "")).toContain("5 Kiswahili, Francais, Amharic");
  expect(await dial("first", "5")).toBe("CON 1 English\n2 Kiswahili\n3 Francais\n4 Amharic");
  expect(await dial("first", "5*2")).toContain(inKiswahili);
  expect(await dial("first", "5*2*7")).toContain(inKiswahili);
  expect(await dial("dialled at once", "5*2*7")).toContain(inKiswahili);
  expect(await dial("second", "")).not.toContain(inKiswahili);
  const inAmharic = await dial("in Amharic", "5*4");
  expect(inAmharic).toMatch(/\p{Script=Ethiopic}/u);
  expect(inAmharic.length).toBeLessThanOrEqual(70);
});
