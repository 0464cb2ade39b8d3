import { describe, expect, test } from "vitest";
import type { CatalogueKind } from "../fields/catalogue-field.ts";
import { recordTypes } from "../fields/record-types.ts";
import { mapHeader } from "./map-header.ts";

/** The columns of our own exports, literally. */
const exported: [CatalogueKind, string, string[]][] = [
  [
    "scholarships",
    "Title,Description,Amount,Country,Field of Study,Deadline,Eligibility,Application URL",
    [
      "title",
      "description",
      "amount",
      "country",
      "field_of_study",
      "deadline",
      "eligibility",
      "application_url",
    ],
  ],
  [
    "internships",
    "Title,Company,Description,Location,Field,Duration,Application Deadline,Application URL",
    [
      "title",
      "company",
      "description",
      "location",
      "field",
      "duration",
      "application_deadline",
      "application_url",
    ],
  ],
  [
    "colleges",
    "Name,Description,Location,Country,Tuition Range,Acceptance Rate,Website URL",
    ["name", "description", "location", "country", "tuition_range", "acceptance_rate", "website_url"],
  ],
];

describe("the headers of a spreadsheet", () => {
  test.each(exported)("of exported %s are understood", (kind, header, fields) => {
    expect(mapHeader(recordTypes[kind], header.split(","))).toEqual({ fields, unknown: [], missing: [] });
  });

  test("may have other names, any order, and unknown columns", () => {
    expect(mapHeader(recordTypes.scholarships, ["LINK", "Remarks", "field_of_study", " title ", ""])).toEqual(
      {
        fields: ["application_url", null, "field_of_study", "title", null],
        unknown: ["Remarks"],
        missing: [],
      },
    );
  });

  test("that lack a required field are refused with its label", () => {
    expect(mapHeader(recordTypes.events, ["Title", "Location"]).missing).toEqual(["Date"]);
  });

  test("that name one field twice fill it from the first", () => {
    expect(mapHeader(recordTypes.internships, ["Title", "Deadline", "Application Deadline"]).fields).toEqual([
      "title",
      "application_deadline",
      null,
    ]);
  });
});
