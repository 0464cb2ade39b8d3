import { describe, expect, test } from "vitest";
import { isAtDomain, officialDomain } from "./official-domain.ts";

describe("a record belongs to the domain of its official page", () => {
  test.for([
    ["https://www.cscuk.fcdo.gov.uk/apply", "fcdo.gov.uk"],
    ["https://apply.chevening.org/", "chevening.org"],
    ["https://sites.google.com/view/award", null],
    ["https://docs.google.com/forms/d/1", null],
    ["https://award.blogspot.com/", null],
    ["https://www.facebook.com/award", null],
    ["https://bit.ly/award", null],
    ["", null],
  ] as const)("%s: %s", ([url, domain]) => expect(officialDomain(url)).toBe(domain));

  test.for([
    ["amina@chevening.org", true],
    ["amina@mail.chevening.org", true],
    ["amina@notchevening.org", false],
    ["amina@chevening.org.evil.example", false],
    ["amina@gmail.com", false],
  ] as const)("%s is of chevening.org: %s", ([email, isOf]) =>
    expect(isAtDomain(email, "chevening.org")).toBe(isOf),
  );
});
