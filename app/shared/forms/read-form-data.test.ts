import { globSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { parseFormData } from "./read-form-data.server.ts";

const sent = (body: BodyInit, type?: string) =>
  new Request("http://fursa.test/schools", {
    method: "POST",
    body,
    ...(type !== undefined && { headers: { "Content-Type": type } }),
  });

const refusalOf = (request: Request) =>
  parseFormData(request).then(
    () => null,
    async (answer: Response) => ({ status: answer.status, words: await answer.text() }),
  );

describe("form data", () => {
  test.each([
    ["addressed", "application/x-www-form-urlencoded;charset=UTF-8"],
    ["in capitals", "Application/X-WWW-Form-Urlencoded"],
  ])("is parsed when it is sent %s", async (_, type) => {
    expect([...(await parseFormData(sent("name=Amina&name=Yusuf", type)))]).toEqual([
      ["name", "Amina"],
      ["name", "Yusuf"],
    ]);
  });

  test("includes its files", async () => {
    const form = new FormData();
    form.append("file", new File(["a,b\0"], "list.csv"));
    const file = (await parseFormData(sent(form))).get("file");
    expect(file).toBeInstanceOf(File);
    expect(await (file as File).text()).toBe("a,b\0");
  });

  test("loses only the characters that no database can store", async () => {
    const form = await parseFormData(
      sent("message=a%00b%0d%0a%F0%9F%98%80&name=%ED%A0%80", "application/x-www-form-urlencoded"),
    );
    expect(form.get("message")).toBe("ab\r\n😀");
    expect(String(form.get("name")).isWellFormed()).toBe(true);
  });
});

describe("a body that is not form data", () => {
  test.each([
    ["JSON", "application/json"],
    ["plain text", "text/plain;charset=UTF-8"],
    ["a form's name inside another", "text/plain; application/x-www-form-urlencoded"],
    ["nothing said", ""],
  ])("is refused: %s", async (_, type) => {
    expect(await refusalOf(sent("{}", type))).toEqual({
      status: 415,
      words: "This page takes what its form sends, and nothing else.",
    });
  });

  test.each([
    ["cut off", "multipart/form-data; boundary=b", "--b\r\nContent-Disposition: form-data; na"],
    ["without its boundary", "multipart/form-data", "--b--"],
    ["of more fields than any form has", "application/x-www-form-urlencoded", "a=&".repeat(1_001)],
  ])("that is broken is called broken: %s", async (_, type, body) => {
    expect(await refusalOf(sent(body, type))).toEqual({
      status: 400,
      words: "Part of the form got lost. Please send it again.",
    });
  });
});

test("no page parses form data elsewhere", () => {
  const readers = globSync("{app,server}/**/*.{ts,tsx}").filter(
    (file) => !file.includes(".test.") && /\.formData\(\)/.test(readFileSync(file, "utf8")),
  );
  expect(readers).toEqual(["app/shared/forms/read-form-data.server.ts"]);
});
