import { describe, expect, test } from "vitest";
import { isRestricted, registeredDomain } from "./domains.ts";
import { findAddresses } from "./find-addresses.ts";

const hostsIn = (text: string) => findAddresses(text).map(({ host }) => host);

describe("addresses in a message", () => {
  test.each([
    ["Apply at https://www.chevening.org/apply/.", ["chevening.org"]],
    ["link: www.helb.co.ke, thanks", ["helb.co.ke"]],
    ["(see si.se)", ["si.se"]],
    ["http://1.2.3.4/form", ["1.2.3.4"]],
    ["hxxps://chevening[.]org", ["chevening.org"]],
    ["write to jobs@example.com or HR@Example.COM", ["example.com", "example.com"]],
    ["bit.ly/abc and bit.ly/abc", ["bit.ly"]],
    ["*https://forms.gle/x1*", ["forms.gle"]],
    ["https://chevening.org@evil.example/", ["evil.example"]],
    ["http://%ff@a.com", ["a.com"]],
    ["http://%zz@a.com", ["a.com"]],
    ["http://%c3%28:%@a.com and http://%@b.com", ["a.com", "b.com"]],
  ])("%s", (text, hosts) => {
    expect(hostsIn(text)).toEqual(hosts);
  });

  test.each([
    "Hurry up.Apply now.It is free",
    "Ksh.500 for P.E. and e.g. books",
    "at 4.30 p.m. on 12.05.2026",
    "https://",
    "http://[",
    "Mr.Otieno",
    `http://${"a".repeat(64)}.com, a name longer than names can be`,
    `http://${"a.".repeat(130)}com, an address longer than addresses can be`,
  ])("%s holds none", (text) => {
    expect(hostsIn(text)).toEqual([]);
  });
});

describe("the part before an @", () => {
  const pretended = (text: string) => findAddresses(text).map(({ pretendsToBe }) => pretendsToBe);

  test("is parsed as a browser shows it, and left alone if it isn't text", () => {
    expect(pretended("http://%63hevening.org@a.com")).toEqual(["chevening.org"]);
    expect(pretended("http://%ff@a.com")).toEqual(["%ff"]);
  });

  test("counts even if the same host was named before", () => {
    expect(pretended("https://evil.example/ https://chevening.org@evil.example/")).toEqual(["chevening.org"]);
  });
});

test("only the first twenty addresses are found", () => {
  const many = Array.from({ length: 500 }, (_, place) => `site${place}.com`);
  expect(hostsIn(many.join(" "))).toEqual(many.slice(0, 20));
});

test.each([
  ["apply.chevening.org", "chevening.org"],
  ["www.students.uonbi.ac.ke", "uonbi.ac.ke"],
  ["cscuk.fcdo.gov.uk", "fcdo.gov.uk"],
  ["si.se", "si.se"],
  ["the.akdn", "the.akdn"],
  ["www.unijos.edu.ng", "unijos.edu.ng"],
  ["a.b.tokyo.jp", "b.tokyo.jp"],
  ["co.ke", "co.ke"],
])("%s was registered as %s", (host, domain) => {
  expect(registeredDomain(host)).toBe(domain);
});

test.each(["uonbi.ac.ke", "jamb.gov.ng", "knust.edu.gh", "hesfb.go.ug", "mit.edu", "who.int"])(
  "%s has an ending that only some may register",
  (host) => {
    expect(isRestricted(host)).toBe(true);
  },
);

test.each(["education.com", "gov.example.org", "ac-ke.com"])(
  "%s has an ending that anyone may register",
  (host) => {
    expect(isRestricted(host)).toBe(false);
  },
);
