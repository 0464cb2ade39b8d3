import { describe, expect, test } from "vitest";
import { closesOnly, noCycle } from "#app/catalogue/dates/cycle.ts";
import type { SavedItem } from "../list/list-saved.server.ts";
import { writeSavedCalendar } from "./saved-calendar.server.ts";
import { writeSavedCsv } from "./saved-csv.server.ts";

const site = "https://fursa.example";
const chevening: SavedItem = {
  kind: "scholarship",
  id: "8b0c3c1e-5d6f-4a7b-8c9d-0e1f2a3b4c5d",
  title: 'Chevening, "the" one',
  isListed: true,
  byline: "United Kingdom",
  day: "2026-12-15",
  isExpected: true,
  cycle: closesOnly("2026-12-15", true),
  officialUrl: "https://www.chevening.org",
  status: "preparing",
  note: '=HYPERLINK("https://evil.example")\nsecond line',
  userId: "22222222-5d6f-4a7b-8c9d-0e1f2a3b4c5d",
  toSend: {},
  ticked: [],
  referees: [
    { who: "Mr Otieno", askedOn: "2026-11-10" },
    { who: "Dr Wanjiku", askedOn: null },
  ],
  wantsOpening: false,
  savedAt: new Date("2026-11-15T23:59:59Z"),
};
const ashesi: SavedItem = {
  kind: "college",
  id: "11111111-5d6f-4a7b-8c9d-0e1f2a3b4c5d",
  title: "Université d’Abomey",
  isListed: true,
  byline: "+233 Ghana",
  day: null,
  isExpected: false,
  cycle: noCycle,
  officialUrl: "",
  status: "rejected",
  note: "",
  userId: "22222222-5d6f-4a7b-8c9d-0e1f2a3b4c5d",
  toSend: {},
  ticked: [],
  referees: [],
  wantsOpening: false,
  savedAt: new Date("2026-11-14T00:00:00Z"),
};

describe("the spreadsheet of saved items", () => {
  test("is RFC 4180 with a byte order mark, and no cell runs as a formula", () => {
    expect(writeSavedCsv([chevening, ashesi], site)).toBe(
      [
        "\ufeffKind,Title,Offered by or in,Status,Note,Referees asked,Deadline,Deadline is,Page,Official site,Saved on",
        'Scholarship,"Chevening, ""the"" one",United Kingdom,Preparing,"\'=HYPERLINK(""https://evil.example"")\nsecond line",Mr Otieno (2026-11-10); Dr Wanjiku,2026-12-15,expected,https://fursa.example/scholarship/8b0c3c1e-5d6f-4a7b-8c9d-0e1f2a3b4c5d,https://www.chevening.org,2026-11-15',
        "College,Université d’Abomey,'+233 Ghana,Not accepted,,,,,https://fursa.example/college/11111111-5d6f-4a7b-8c9d-0e1f2a3b4c5d,,2026-11-14",
        "",
      ].join("\r\n"),
    );
  });

  test.each(["=1", "+1", "-1", "@a", "\tx", "\rx"])("escapes the note %j as text", (note) => {
    expect(writeSavedCsv([{ ...ashesi, note }], site)).toContain(`'${note}`);
  });
});

describe("the calendar of saved items", () => {
  test("contains the known days, each with a stable id, and no notes", () => {
    const calendar = writeSavedCalendar(
      [
        { ...chevening, verdict: "Usually closes in December: you fit" },
        { ...ashesi, verdict: null },
      ],
      site,
      new Date("2026-11-15T09:30:00Z"),
    );
    expect(calendar).toBe(
      [
        "BEGIN:VCALENDAR",
        "VERSION:2.0",
        "PRODID:-//Fursa//Opportunities for African students//EN",
        "CALSCALE:GREGORIAN",
        "METHOD:PUBLISH",
        "X-WR-CALNAME:Fursa: my saved deadlines",
        "REFRESH-INTERVAL;VALUE=DURATION:P1D",
        "BEGIN:VEVENT",
        "UID:deadline-8b0c3c1e-5d6f-4a7b-8c9d-0e1f2a3b4c5d@fursa.example",
        "DTSTAMP:20261115T093000Z",
        "DTSTART;VALUE=DATE:20261215",
        "DTEND;VALUE=DATE:20261216",
        "TRANSP:TRANSPARENT",
        'SUMMARY:Usually closes: Chevening\\, "the" one',
        "DESCRIPTION:Usually closes in December: you fit\\nhttps://fursa.example/scho",
        " larship/8b0c3c1e-5d6f-4a7b-8c9d-0e1f2a3b4c5d",
        "URL:https://fursa.example/scholarship/8b0c3c1e-5d6f-4a7b-8c9d-0e1f2a3b4c5d",
        "END:VEVENT",
        "END:VCALENDAR",
        "",
      ].join("\r\n"),
    );
  });
});
