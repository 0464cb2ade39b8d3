import { describe, expect, test } from "vitest";
import { findAddresses } from "./addresses.ts";
import { findLookAlike } from "./look-alike.server.ts";

const official = [
  "chevening.org",
  "daad.de",
  "helb.co.ke",
  "mastercardfdn.org",
  "education.go.ke",
  "stipendiumhungaricum.hu",
  "ox.ac.uk",
];

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
