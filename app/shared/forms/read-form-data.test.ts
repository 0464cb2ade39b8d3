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

describe("what a form sends", () => {
  test.each([
    ["addressed", "application/x-www-form-urlencoded;charset=UTF-8"],
    ["in capitals", "Application/X-WWW-Form-Urlencoded"],
  ])("is read when it comes %s", async (_, type) => {
    expect([...(await parseFormData(sent("name=Amina&name=Yusuf", type)))]).toEqual([
      ["name", "Amina"],
      ["name", "Yusuf"],
    ]);
  });

  test("keeps its files", async () => {
    const form = new FormData();
    form.append("file", new File(["a,b\0"], "list.csv"));
    const file = (await parseFormData(sent(form))).get("file");
    expect(file).toBeInstanceOf(File);
    expect(await (file as File).text()).toBe("a,b\0");
  });

  test("loses what no database can keep as text, and nothing else", async () => {
    const form = await parseFormData(
      sent("message=a%00b%0d%0a%F0%9F%98%80&name=%ED%A0%80", "application/x-www-form-urlencoded"),
    );
    expect(form.get("message")).toBe("ab\r\n😀");
    expect(String(form.get("name")).isWellFormed()).toBe(true);
  });
});

describe("what is no form", () => {
  test.each([
    ["JSON", "application/json"],
    ["plain text", "text/plain;charset=UTF-8"],
    ["a form's name inside another", "text/plain; application/x-www-form-urlencoded"],
    ["nothing said", ""],
  ])("is refused as such: %s", async (_, type) => {
    expect(await refusalOf(sent("{}", type))).toEqual({
      status: 415,
      words: "This page takes what its form sends, and nothing else.",
    });
  });

  test.each([
    ["cut off", "multipart/form-data; boundary=b", "--b\r\nContent-Disposition: form-data; na"],
    ["without its boundary", "multipart/form-data", "--b--"],
    ["of more fields than any form has", "application/x-www-form-urlencoded", "a=&".repeat(1_001)],
  ])("or a broken one is called broken: %s", async (_, type, body) => {
    expect(await refusalOf(sent(body, type))).toEqual({
      status: 400,
      words: "Part of the form got lost. Please send it again.",
    });
  });
});

test("no page reads a form past this one place", () => {
  const readers = globSync("{app,server}/**/*.{ts,tsx}").filter(
    (file) => !file.includes(".test.") && /\.formData\(\)/.test(readFileSync(file, "utf8")),
  );
  expect(readers).toEqual(["app/shared/forms/read-form-data.server.ts"]);
});
