import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { languages } from "#app/shared/languages/languages.ts";
import { translateDocument } from "./translate-document.ts";

const names = { cv: "CV", passport: "passeport", "birth certificate": "acte de naissance" };
const translate = (name: string) => translateDocument(name, names, { and: "et", or: "ou" });

test("a document is translated by its name, and several with their conjunction", () => {
  expect(translate("Passport")).toBe("passeport");
  expect(translate("passport or birth certificate")).toBe("passeport ou acte de naissance");
  expect(translate("NIN or passport and CV")).toBe("NIN ou passeport et CV");
});

test("a document that isn't known as a whole stays as its provider writes it", () => {
  expect(translate("Letter of the chief")).toBe("Letter of the chief");
  expect(translate("passport and letter of the chief")).toBe("passport and letter of the chief");
});

/** Left as they are: names of exams, cards and numbers. */
const isName = (document: string) => /^(?:CV|NIN|BVN|Ghana Card|KRA PIN)$/i.test(document);

const listed = globSync("database/seed/catalogue/*/*.json")
  .flatMap((file) => JSON.parse(readFileSync(file, "utf8")) as { documents?: string[] }[])
  .flatMap(({ documents = [] }) => documents);

test.each(languages.filter((language) => language !== "en"))(
  "in %s two thirds of the documents in the starter catalogue have a translation",
  async (language) => {
    const { documentName } = await import(
      join(process.cwd(), `app/catalogue/names/document-words.${language}.ts`)
    );
    const translated = listed.filter((document) => isName(document) || documentName(document) !== document);
    expect(translated.length / listed.length).toBeGreaterThan(0.65);
  },
);
