import { load } from "cheerio";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test, vi } from "vitest";
import { copySubmittedForm, maxFormBytes } from "./submitted-form.server.ts";
import { SubmittedForm } from "./submitted-form.tsx";

type Entry = [name: string, value: string | File];

function post(entries: Entry[], address = "/profile"): Request {
  const body = new FormData();
  for (const [name, value] of entries) body.append(name, value);
  const hasFile = entries.some(([, value]) => typeof value !== "string");
  const typed = new URLSearchParams(
    entries.filter((entry): entry is [string, string] => !hasFile && !!entry),
  );
  const request = new Request(`https://fursa.example${address}`, {
    method: "POST",
    body: hasFile ? body : typed,
  });
  request.headers.set("Content-Length", hasFile ? "2000" : String(typed.toString().length));
  return request;
}

/** The form on the page that shows it again. */
async function givenBack(request: Request) {
  const form = await copySubmittedForm(request)();
  if (!form) throw new Error("nothing was kept");
  const html = renderToStaticMarkup(createElement(SubmittedForm, { action: "/profile", form }));
  const $ = load(html);
  const fields = $("input, textarea")
    .toArray()
    .map((field) => [
      $(field).attr("name"),
      $(field).is("textarea") ? $(field).text() : $(field).attr("value"),
    ]);
  return { $, html, fields };
}

describe("a form shown again after an error", () => {
  test.each([
    "password",
    "newPassword",
    "proof",
    "code",
    "recoveryCode",
    "clientSecret",
    "token",
    "API_TOKEN",
  ])("asks for the %s again, and does not contain it", async (name) => {
    const { $, html } = await givenBack(
      post([
        ["email", "amina@example.com"],
        [name, "mango season 123456"],
      ]),
    );
    expect(html).not.toMatch(/mango|season|123456/);
    expect($(`input[name="${name}"][required]`)).toHaveLength(1);
    expect($("input[name=email]").attr("value")).toBe("amina@example.com");
  });

  test("asks for a file again, in a form that can send one", async () => {
    const { $, html } = await givenBack(
      post([
        ["kind", "events"],
        ["file", new File(["Title\nA fair that is secret"], "my-fairs.csv")],
      ]),
    );
    expect(html).not.toMatch(/A fair|my-fairs/);
    expect($("form").attr("enctype")).toBe("multipart/form-data");
    expect($("input[name=file]").attr("type")).toBe("file");
    expect($("input[name=kind]").attr("value")).toBe("events");
  });

  test("contains each of the fields that share a name, in order", async () => {
    const { fields } = await givenBack(
      post([
        ["country", "Kenya"],
        ["country", "South Africa"],
        ["country", ""],
        ["country", "Kenya"],
      ]),
    );
    expect(fields).toEqual([
      ["country", "Kenya"],
      ["country", "South Africa"],
      ["country", ""],
      ["country", "Kenya"],
    ]);
  });

  test("contains a long text in full, and markup as it was typed", async () => {
    const essay = `${"Ndoto yangu ni kusoma. ".repeat(20_000)}\n</textarea><script>alert(1)</script>`;
    const { $, fields } = await givenBack(post([["essay", essay]]));
    expect(fields).toEqual([["essay", essay]]);
    expect($("script")).toHaveLength(0);
  });
});

describe("no copy is made of", () => {
  const tooLarge = post([["file", new File(["x"], "rows.csv")]], "/admin/catalogue/import");
  tooLarge.headers.set("Content-Length", String(maxFormBytes + 1));
  const unmeasured = post([["a", "b"]]);
  unmeasured.headers.delete("Content-Length");

  test.each([
    ["an upload that is larger than a form", tooLarge],
    ["what does not say how large it is", unmeasured],
    ["what a script sends, which keeps it itself", post([["a", "b"]], "/profile.data")],
    ["a page that is only asked for", new Request("https://fursa.example/profile")],
  ])("%s", async (_, request) => {
    const copy = vi.spyOn(request, "clone");
    expect(await copySubmittedForm(request)()).toBeNull();
    expect(copy).not.toHaveBeenCalled();
  });
});

test("is absent, without an error, if the body isn't a form or is a broken one", async () => {
  const request = new Request("https://fursa.example/profile", { method: "POST", body: "{}" });
  request.headers.set("Content-Length", "2");
  expect(await copySubmittedForm(request)()).toBeNull();
});
