import { runInNewContext } from "node:vm";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { colleges, internships, scholarships } from "#tests/support/catalogue/starter-catalogue.ts";
import { atDepth } from "#tests/support/depth.ts";
import { hostOf } from "../known-records/list-known-records.server.ts";
import { isRestricted, nameIn, registeredDomain } from "./domains.ts";
import { findAddresses } from "./find-addresses.ts";
import { findLookAlike, isBaitWord, type LookAlike, trickOf } from "./look-alike.server.ts";
import { OfficialDomains } from "./official-domains.server.ts";

const official = new OfficialDomains([
  "chevening.org",
  "daad.de",
  "helb.co.ke",
  "mastercardfdn.org",
  "education.go.ke",
  "stipendiumhungaricum.hu",
  "ox.ac.uk",
]);

function trickIn(text: string) {
  const [address] = findAddresses(text);
  if (!address) throw new Error(`no address in ${text}`);
  return findLookAlike(address, official);
}

describe("an address that imitates", () => {
  test.each([
    ["one letter more", "cheevening.org", "misspelt", "chevening.org"],
    ["two letters swapped", "chevneing.com", "misspelt", "chevening.org"],
    ["the real name before a false ending", "https://chevening.0rg.example", "inside", "chevening.org"],
    ["a neighbour on the keyboard", "mastercardfdm.org", "misspelt", "mastercardfdn.org"],
    ["r and n for m", "stipendiurnhungaricum.hu", "letters", "stipendiumhungaricum.hu"],
    ["a letter of another alphabet", "https://сhevening.org", "letters", "chevening.org"],
    ["the same letter, already encoded", "https://xn--hevening-ech.org", "letters", "chevening.org"],
    ["added words", "chevening-scholarship.com", "words", "chevening.org"],
    ["added words without a hyphen", "applychevening2026.net", "words", "chevening.org"],
    ["added words around a short name", "daad-germany.org", "words", "daad.de"],
    ["the real address in front", "chevening.org.apply-now.com", "inside", "chevening.org"],
    ["the real address with hyphens", "helb-co-ke.com", "inside", "helb.co.ke"],
    ["the real name in front", "chevening.freeforms.com", "inside", "chevening.org"],
    ["a real university in front", "rhodeshouse.ox.ac.uk.login.site", "inside", "ox.ac.uk"],
    ["a name before an at sign", "https://chevening.org@evil.example/x", "disguise", "chevening.org"],
    ["another ending", "chevening.online", "ending", "chevening.org"],
  ])("%s: %s", (_, text, trick, real) => {
    expect(trickIn(text)).toEqual({ trick, real });
  });
});

test.each([
  "daad.org",
  "uonbi.ac.ke",
  "educationusa.state.gov",
  "scholars4dev.com",
  "opportunitydesk.org",
  "education.gov.ng",
  "bbc.com",
])("%s imitates nobody", (address) => {
  expect(trickIn(address)).toBeNull();
});

describe("the words around a real name", () => {
  test.each(["apply", "awards2026", "myscholarshipportal", "scholarships", "africanfunding", "1".repeat(63)])(
    "are bait: %s",
    (text) => {
      expect(isBaitWord(text)).toBe(true);
    },
  );

  test.each(["", "x", "applyx", "portals", `${"1".repeat(60)}x`, `${"scholarship".repeat(5)}y`])(
    "are none: %j",
    (text) => {
      expect(isBaitWord(text)).toBe(false);
    },
  );

  test("are found at once in a text made to be read in countless ways", () => {
    const look = () => trickIn(`chevening${"1".repeat(50)}x.me`);
    // Exponentially many splits would take hours: an implementation that tries them is stopped here.
    expect(runInNewContext("look()", { look }, { timeout: 30_000 })).toBeNull();
  });
});

describe("the candidate domains of an address", () => {
  const seeded = [
    ...new Set(
      [
        ...scholarships.map(({ applicationUrl }) => applicationUrl),
        ...colleges.map(({ websiteUrl }) => websiteUrl),
        ...internships.map(({ applicationUrl }) => applicationUrl),
      ]
        .map((url) => hostOf(url ?? ""))
        .filter(Boolean)
        .map(registeredDomain)
        .filter((_, place) => place % 2 === 0),
    ),
  ];
  const index = new OfficialDomains(seeded);

  /** The result of comparing every single domain. */
  function byLookingAtEach(host: string): LookAlike | null {
    const own = registeredDomain(host);
    const parts = {
      claimed: nameIn(own),
      front: host.slice(0, -own.length).replace(/\.$/, ""),
      isSafeEnding: isRestricted(host),
    };
    const tricks = seeded.flatMap((real) => {
      const trick = trickOf(parts, real);
      return trick ? [{ real, trick }] : [];
    });
    return tricks.find(({ trick }) => trick !== "ending") ?? tricks[0] ?? null;
  }

  const letter = fc.constantFrom(..."abceilmnorsvw013-");
  const slip = fc.record({
    place: fc.nat(30),
    letter,
    kind: fc.constantFrom("add", "drop", "change", "swap"),
  });
  const slipped = (name: string, slips: { place: number; letter: string; kind: string }[]) =>
    slips.reduce((text, { place, letter, kind }) => {
      const at = place % (text.length + 1);
      const [start, end] = [text.slice(0, at), text.slice(at)];
      if (kind === "add") return start + letter + end;
      if (kind === "drop") return start + end.slice(1);
      if (kind === "change") return start + letter + end.slice(1);
      return start + end.charAt(1) + end.charAt(0) + end.slice(2);
    }, name);
  const near = fc
    .record({
      domain: fc.constantFrom(...seeded),
      slips: fc.array(slip, { maxLength: 3 }),
      isWhole: fc.boolean(),
      before: fc.constantFrom("", "", "apply", "my-", "www.", "portal.", "x"),
      behind: fc.constantFrom("", "", "-2026", "awards", "-apply", "x"),
      ending: fc.constantFrom("com", "org", "co.ke", "apply-now.com", "site", "ac.ke"),
    })
    .map(({ domain, slips, isWhole, before, behind, ending }) => {
      const name = isWhole ? domain : nameIn(domain);
      return `${before}${slipped(name, slips)}${behind}.${ending}`;
    })
    .filter((host) => URL.parse(`http://${host}`)?.hostname === host && !host.includes(".."));

  test("include the one that comparing every domain would find", () => {
    fc.assert(
      fc.property(near, (host) => {
        expect(findLookAlike({ written: host, host, isMail: false }, index)).toEqual(byLookingAtEach(host));
      }),
      { numRuns: atDepth(100, 500), seed: 1 },
    );
  });

  test("are few, however many domains there are", () => {
    const many = Array.from({ length: 5_000 }, (_, place) => `${place.toString(36)}-institute-${place}.org`);
    const large = new OfficialDomains(["chevening.org", ...many]);
    expect(large.like({ claimed: "cheveningg", front: "apply" })).toEqual(["chevening.org"]);
    expect(large.over("a.b.chevening.org")).toBe("chevening.org");
  });
});
