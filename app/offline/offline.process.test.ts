import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseAst } from "vite";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type RunningServer, startServer } from "#tests/support/servers/start-server.ts";
import { fromBase85 } from "./app/snapshot/base85.ts";
import { checkSignature } from "./app/snapshot/signature.ts";
import { type CatalogueFile, rowsIn } from "./catalogue-file.ts";

let server: RunningServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

const get = (path: string, init: RequestInit = {}) => fetch(`${server.url}/offline${path}`, init);
const catalogue = async (query = "") =>
  (await (await get(`/catalogue.json${query}`)).json()) as CatalogueFile;

describe("the catalogue for phones", () => {
  test("is public, cached with its ETag, and signed with the key that the page names", async () => {
    const answer = await get("/catalogue.json");
    const tag = answer.headers.get("ETag") ?? "";
    expect(answer.headers.get("Cache-Control")).toContain("public");
    expect((await get("/catalogue.json", { headers: { "If-None-Match": tag } })).status).toBe(304);
    const file = await catalogue();
    expect(await checkSignature(file, rowsIn(file))).toBe(true);
    expect(await checkSignature({ ...file, madeOn: "2020-01-01" }, rowsIn(file))).toBe(false);
    expect(await checkSignature(file, { ...rowsIn(file), colleges: [] })).toBe(false);
    expect(await (await get("")).text()).toContain(file.key.slice(-12));
  });

  test("answers in less than two kilobytes when nothing has changed", async () => {
    const { parts } = await catalogue();
    const answer = await get(`/catalogue.json?since=${parts}`);
    expect(((await answer.clone().json()) as CatalogueFile).changed).toEqual([]);
    expect(Number(answer.headers.get("Content-Length"))).toBeLessThan(2_000);
  });
});

/** Features of browsers of the last five years, which the offline file must not use. */
const tooNew = [
  ...["findLast", "findLastIndex", "toSorted", "toReversed", "toSpliced", "with", "toWellFormed"],
  ...["isWellFormed", "groupBy", "structuredClone", "fromAsync", "withResolvers", "isSubsetOf"],
];

describe("the file to pass on", () => {
  test("is at most 400 KB, is downloaded, and contains the same script that phones have", async () => {
    const answer = await get("/fursa.html");
    expect(answer.headers.get("Content-Disposition")).toMatch(
      /^attachment; filename="fursa-[\d-]{10}\.html"$/,
    );
    const html = await answer.text();
    expect(html.length).toBeLessThan(400_000);
    // In a tag: the packed texts hold every four letters once in a hundred builds.
    expect(html).not.toMatch(/<[^>]*\b(src|href)=/);
    const code = await unpack(html, "code");
    expect(tooNew.filter((name) => new RegExp(`\\b${name}\\(`).test(code))).toEqual([]);
    expect(JSON.parse(await unpack(html, "catalogue"))).toMatchObject({ changed: null });
  });
});

const unpack = (html: string, id: string) => {
  const packed = new RegExp(`id="${id}">([^<]*)<`).exec(html)?.[1] ?? "";
  const bytes = new Blob([fromBase85(packed)]).stream();
  return new Response(bytes.pipeThrough(new DecompressionStream("gzip"))).text();
};

interface Node {
  type: string;
  [part: string]: unknown;
}

/** What a module of sentences says: its texts of three words or more, and the parts of its templates. */
function sentencesIn(node: Node): string[] {
  const text =
    node.type === "Literal" ? node.value : node.type === "TemplateElement" && (node.value as Node).cooked;
  if (typeof text === "string") return /\S+ \S+ \S/.test(text) && !/["\n]/.test(text) ? [text.trim()] : [];
  return Object.values(node)
    .flat()
    .filter((part) => typeof part === "object" && part !== null)
    .flatMap((part) => sentencesIn(part as Node));
}
const sentencesOf = (file: string) =>
  sentencesIn(parseAst(readFileSync(file, "utf8"), { lang: "ts" }) as unknown as Node);

/** The search reads and names what was typed in English, in every language. */
const vocabulary = globSync("app/catalogue/search/parser/**/*.ts")
  .map((file) => readFileSync(file, "utf8"))
  .join();

/** English sentences that the translation says in other words. */
const translatedSentences = (language: string) =>
  globSync(`app/**/*.${language}.ts`).flatMap((file) => {
    const same = new Set(sentencesOf(file));
    return sentencesOf(file.replace(`.${language}.ts`, ".ts")).filter(
      (text) => /^\p{Lu}/u.test(text) && !same.has(text) && !vocabulary.includes(text),
    );
  });

describe.each([
  [
    "sw",
    "Unatafuta nini?",
    "Nani anaweza kuomba",
    "Hakuna mtandao",
    "Kivinjari hiki hakiwezi kufungua nakala.",
  ],
  [
    "fr",
    "Que cherchez-vous",
    "Qui peut postuler",
    "Pas de réseau",
    "Ce navigateur ne peut pas ouvrir la copie.",
  ],
  ["am", "ምን ይፈልጋሉ?", "ማን ማመልከት ይችላል", "ኔትወርክ የለም", "ይህ አሳሽ ቅጂውን መክፈት አይችልም።"],
])("without internet in %s", (language, search, label, noNetwork, tooOld) => {
  const inLanguage = async (path: string) => (await fetch(`${server.url}/${language}/offline${path}`)).text();

  test("the file says everything in the language, is a little larger, and has a separate name", async () => {
    const answer = await fetch(`${server.url}/${language}/offline/fursa.html`);
    expect(answer.headers.get("Content-Disposition")).toMatch(
      new RegExp(`^attachment; filename="fursa-${language}-[\\d-]{10}\\.html"$`),
    );
    const html = await answer.text();
    expect(html.length).toBeLessThan(412_000);
    expect(html.split("\n")[1]).toBe(`<html lang="${language}" data-site="${server.url}/${language}">`);
    expect(html.includes(tooOld)).toBe(true);
    const code = await unpack(html, "code");
    expect([search, label].filter((sentence) => !code.includes(sentence))).toEqual([]);
    const listIn = async (file: string) => ({
      ...JSON.parse(await unpack(file, "catalogue")),
      signature: "",
    });
    expect(await listIn(html)).toEqual(await listIn(await (await get("/fursa.html")).text()));
  });

  test("the app on a phone says everything in the language, also while it is being opened", async () => {
    const code = await inLanguage("/app.js");
    expect([search, label, noNetwork].filter((sentence) => !code.includes(sentence))).toEqual([]);
    const shell = await inLanguage("/app");
    expect(shell).toContain(`<html lang="${language}">`);
    expect(shell).toContain(`src="/${language}/offline/app.js"`);
    expect(await inLanguage("/worker.js")).toContain("fursa-app");
  });

  test("no sentence that is translated stays in English", async () => {
    const sentences = translatedSentences(language);
    const english = await (await get("/app.js")).text();
    const known = sentences.filter((sentence) => english.includes(sentence));
    expect(known.length).toBeGreaterThan(300);
    const code = await inLanguage("/app.js");
    expect(known.filter((sentence) => code.includes(sentence))).toEqual([]);
    const inFile = await unpack(await inLanguage("/fursa.html"), "code");
    expect(known.filter((sentence) => inFile.includes(sentence))).toEqual([]);
  });
});

test.each([
  "/poster.pdf",
  "/closing.pdf",
  "/closing.pdf?country=Kenya&level=school-done",
  "/closing.pdf?country=Mars",
])("%s can be printed on one page", async (path) => {
  const answer = await get(path);
  expect(answer.headers.get("Content-Type")).toBe("application/pdf");
  const pdf = Buffer.from(await answer.arrayBuffer()).toString("latin1");
  expect(pdf).toMatch(/^%PDF-1\.4/);
  expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(1);
});

const pdfAt = async (path: string) =>
  Buffer.from(await (await fetch(server.url + path)).arrayBuffer()).toString("latin1");

test.each(["/offline/poster.pdf", "/offline/closing.pdf?country=Kenya"])(
  "%s of an Amharic page is the English one, since no PDF font has Ethiopic letters, and the page says so",
  async (path) => {
    expect(await pdfAt(`/am${path}`)).toBe(await pdfAt(path));
    expect((await (await fetch(`${server.url}/am/offline`)).text()).includes("የተጻፉት በእንግሊዝኛ ነው።")).toBe(true);
  },
);

test("a poster in another language leads to the page in that language", async () => {
  const poster = await pdfAt("/sw/offline/poster.pdf");
  expect(poster).toContain("Kwenye simu yako, bila intaneti.");
  expect(poster).toContain(`(${server.url.replace("http://", "")}/sw/offline)`);
});

test.each(["/nothing", "/catalogue", "/fursa.html/x"])("%s doesn't exist", async (path) => {
  expect((await get(path)).status).toBe(404);
});

describe("the service worker", () => {
  test.each(["/worker.js", "/worker.js?notices"])(
    "%s is at most 6 KB, has the whole site as its scope, and is revalidated each time",
    async (path) => {
      const answer = await get(path, { headers: { "Accept-Encoding": "br" } });
      expect(answer.headers.get("Service-Worker-Allowed")).toBe("/");
      expect(answer.headers.get("Cache-Control")).toContain("max-age=0");
      expect(answer.headers.get("Content-Encoding")).toBe("br");
      expect(Number(answer.headers.get("Content-Length"))).toBeLessThanOrEqual(6_000);
      expect(await answer.text()).toContain("fursa-app");
    },
  );

  test("unregisters on phones when the operator turns it off, and is no longer offered", async () => {
    const without = await startServer({ OFFLINE_APP: "off" });
    const worker = await (await fetch(`${without.url}/offline/worker.js`)).text();
    const page = await (await fetch(`${without.url}/offline`)).text();
    await without.stop();
    expect(worker).toContain("unregister");
    expect(worker).not.toContain("fursa-app");
    expect(page).toContain("Download the file");
    expect(page).not.toContain("Keep Fursa on this phone");
  });
});

test("nobody gets a member's data without being signed in", async () => {
  const answer = await get("/mine.json");
  expect(answer.status).toBe(401);
  expect(answer.headers.get("Cache-Control")).toBe("private, no-store");
});

describe("an action from a phone", () => {
  const send = (body: unknown, headers: Record<string, string> = {}) =>
    get("/outbox", {
      method: "POST",
      headers: { "Content-Type": "application/json", ...headers },
      body: typeof body === "string" ? body : JSON.stringify(body),
    });

  async function signInAsStudent(): Promise<string> {
    const known = readFileSync(join(server.dataDir, "demo-accounts"), "utf8");
    const [, email = "", password = ""] = /student: (\S+) (\S+)/.exec(known) ?? [];
    const answer = await fetch(`${server.url}/auth`, {
      method: "POST",
      redirect: "manual",
      headers: { Origin: server.url },
      body: new URLSearchParams({ email, password }),
    });
    const session = answer.headers.getSetCookie().find((cookie) => cookie.includes("session_token="));
    return session?.split(";")[0] ?? "";
  }

  test("is accepted from its member, and from nobody who is signed out or someone else", async () => {
    const sent = { whose: "somebody", acts: [] };
    expect((await send(sent)).status).toBe(401);
    const Cookie = await signInAsStudent();
    const other = await send(sent, { Cookie });
    expect(other.status).toBe(409);
    expect(other.headers.get("Cache-Control")).toBe("private, no-store");
    const { whose } = (await (await get("/mine.json", { headers: { Cookie } })).json()) as { whose: string };
    const [scholarship] = rowsIn(await catalogue()).scholarships;
    const id = crypto.randomUUID();
    const act = { what: "save", item: `scholarship/${scholarship?.[0]}` };
    const taken = await send({ whose, acts: [{ id, act }] }, { Cookie });
    expect(await taken.json()).toEqual({ [id]: { is: "done" } });
    expect((await send({ whose, acts: [] }, { Cookie, Origin: "https://evil.example" })).status).toBe(403);
  });

  test.each([
    ["{", 400],
    ["x".repeat(1_100_000), 413],
  ])("is refused if no phone of ours can have written it", async (body, status) => {
    expect((await send(body)).status).toBe(status);
    expect((await send("a=b", { "Content-Type": "application/x-www-form-urlencoded" })).status).toBe(415);
  });
});
