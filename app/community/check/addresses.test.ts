import { describe, expect, test } from "vitest";
import { findAddresses } from "./addresses.ts";
import { isRestricted, registered } from "./domains.ts";

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
  ])("%s holds none", (text) => {
    expect(hostsIn(text)).toEqual([]);
  });
});

test.each([
  ["apply.chevening.org", "chevening.org"],
  ["www.students.uonbi.ac.ke", "uonbi.ac.ke"],
  ["cscuk.fcdo.gov.uk", "fcdo.gov.uk"],
  ["si.se", "si.se"],
  ["the.akdn", "the.akdn"],
])("%s was registered as %s", (host, domain) => {
  expect(registered(host)).toBe(domain);
});

test.each(["uonbi.ac.ke", "jamb.gov.ng", "knust.edu.gh", "hesfb.go.ug", "mit.edu", "who.int"])(
  "%s has an ending that not everyone gets",
  (host) => {
    expect(isRestricted(host)).toBe(true);
  },
);

test.each(["education.com", "gov.example.org", "ac-ke.com"])("%s has an ending that anyone gets", (host) => {
  expect(isRestricted(host)).toBe(false);
});
