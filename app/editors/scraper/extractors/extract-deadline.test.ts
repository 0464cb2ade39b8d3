import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { extractDeadline } from "./extract-deadline.ts";

const today = "2026-11-15";
const published = "2026-11-10";
const dayOf = (text: string, publishedOn: string | null = published) =>
  extractDeadline(text, { today, publishedOn })?.value.day ?? null;

describe("the closing day", () => {
  test.each<[string, string]>([
    ["Deadline: 30 April 2027", "2027-04-30"],
    ["Application Deadline: April 30, 2027", "2027-04-30"],
    ["Application deadline: April 30th, 2027.", "2027-04-30"],
    ["DEADLINE: 30TH APRIL 2027", "2027-04-30"],
    ["Apply online through the portal; www.giver.example by 30 April 2027.", "2027-04-30"],
    ["Fill in the form and send it to us; not later than 30 April 2027.", "2027-04-30"],
    ["Click here to apply; by 30 April 2027 at the latest.", "2027-04-30"],
    ["Applications go to P.O. Box 120, Meru, not later than 30 April 2027.", "2027-04-30"],
    ["The link will be active until Friday, 30 April 2027 at midnight.", "2027-04-30"],
    ["We must have your form by 30 April 2027.", "2027-04-30"],
    ["Posting Period: 10 November 2026 - 30 April 2027", "2027-04-30"],
    ["Les candidats ont du 2 février au 30 avril 2027 pour soumettre leur dossier.", "2027-04-30"],
    ["Deadline - 30-Apr-2027", "2027-04-30"],
    ["Deadline – 30 Apr. 2027", "2027-04-30"],
    ["Deadline: Friday, 30 April 2027", "2027-04-30"],
    ["Deadline: Friday, April 30, 2027 at 5:00 p.m. (EAT)", "2027-04-30"],
    ["Deadline: 30/04/2027", "2027-04-30"],
    ["Deadline: 30.04.2027", "2027-04-30"],
    ["Deadline: 04/30/2027", "2027-04-30"],
    ["Deadline: 05.04.2027", "2027-04-05"],
    ["Deadline: 2027-04-30", "2027-04-30"],
    ["Deadline: 2027/04/30", "2027-04-30"],
    ["Deadline\n30 April 2027", "2027-04-30"],
    ["Closing date:\n\n  30 April 2027  ", "2027-04-30"],
    ["Closing Date: 7 May 2027", "2027-05-07"],
    ["The closing date for applications is 30 April 2027.", "2027-04-30"],
    ["You've got until 5 pm on Friday 30 April 2027 to get your application in.", "2027-04-30"],
    ["Les candidates ont jusqu'au 30 avril 2027 pour compléter leur dossier.", "2027-04-30"],
    [
      "Le dépôt se fait en ligne. Ouvert depuis le 2 novembre, il prendra fin le 30 avril 2027.",
      "2027-04-30",
    ],
    ["Dirisha la maombi litafungwa rasmi tarehe 30 Aprili 2027.", "2027-04-30"],
    ["Tuma barua yako kabla ya tarehe 30 Aprili 2027.", "2027-04-30"],
    ["የማመልከቻ መጨረሻ ቀን፦ April 30, 2027", "2027-04-30"],
    ["The deadline for the submission of applications is the 30th of April, 2027.", "2027-04-30"],
    ["The deadline to apply is on April 30, 2027.", "2027-04-30"],
    ["closes on 15th Dec", "2026-12-15"],
    ["Applications close 15 December", "2026-12-15"],
    ["Applications close on the 15th of December.", "2026-12-15"],
    ["The call closes at 23:59 GMT on 15 December 2026.", "2026-12-15"],
    ["Applications will close at midnight on 31 January 2027", "2027-01-31"],
    ["Applications are due by January 5, 2027.", "2027-01-05"],
    ["Applications must be received no later than 12 February 2027.", "2027-02-12"],
    ["Applications must be submitted online on or before 28 February 2027", "2027-02-28"],
    ["Apply by 1 March 2027", "2027-03-01"],
    ["Apply before March 1, 2027!", "2027-03-01"],
    ["Apply online through the portal by 1st March 2027.", "2027-03-01"],
    ["Submit your CV and cover letter by 20 January 2027.", "2027-01-20"],
    ["Please send your documents to info@example.org not later than 20 January 2027", "2027-01-20"],
    [
      "Interested candidates should submit their applications on or before Friday 18 December 2026.",
      "2026-12-18",
    ],
    ["Applications are open until 10 January 2027", "2027-01-10"],
    ["Applications are accepted until January 10, 2027", "2027-01-10"],
    ["The portal is open from 1 November 2026 to 10 January 2027.", "2027-01-10"],
    ["Application period: 1 December 2026 – 31 January 2027", "2027-01-31"],
    ["Application window: 1–31 January 2027", "2027-01-31"],
    ["Application dates: January 1-31, 2027", "2027-01-31"],
    ["Applications are open between 1 December and 31 January 2027", "2027-01-31"],
    ["Applications open 1 December 2026 and close 31 January 2027.", "2027-01-31"],
    ["Opens: 1 December 2026. Closes: 31 January 2027.", "2027-01-31"],
    ["Opening date: 1 December 2026\nClosing date: 31 January 2027", "2027-01-31"],
    ["Start date: 1 September 2027\nDeadline: 31 January 2027", "2027-01-31"],
    ["Deadline: 31 January 2027\nProgramme starts: 1 September 2027", "2027-01-31"],
    ["Published on 10 November 2026. Deadline: 31 January 2027. Interviews: 15 March 2027.", "2027-01-31"],
    ["Last date to apply: 31 January 2027", "2027-01-31"],
    ["The last day to submit an application is January 31, 2027.", "2027-01-31"],
    ["Cut-off date: 31 January 2027", "2027-01-31"],
    ["Due date: 31 January 2027", "2027-01-31"],
    ["31 January 2027 is the deadline.", "2027-01-31"],
    ["You can apply up to and including 26 February 2027.", "2027-02-26"],
    ["La plateforme est ouverte du 1er février au 31 mars 2027 à minuit.", "2027-03-31"],
    ["Clôture de l'appel\nmercredi 31 mars 2027 à 17 h", "2027-03-31"],
    [
      "The portal was to close on 30 November 2026. The date was moved: the portal now closes on 18 December 2026.",
      "2026-12-18",
    ],
    ["Parents have until 15 December 2026 to bring the forms to the chief's office.", "2026-12-15"],
    ["የማመልከቻ የመጨረሻ ቀን: ጥር 22 ቀን 2019 ዓ.ም", "2027-01-30"],
    ["Registration ends on Tahsas 25, 2019 E.C.", "2027-01-03"],
    ["Deadline: 22/05/2019 E.C.", "2027-01-30"],
    ["Study abroad fair\nRegister by 28 November 2026\nDeadline: 26 February 2027", "2027-02-26"],
    ["31 January 2027: Application deadline", "2027-01-31"],
    [
      "1 December 2026 - Applications open\n31 January 2027 - Application deadline\n1 April 2027 - Results announced",
      "2027-01-31",
    ],
    ["Scholarship for African Women 2027 (Deadline: 31 January 2027)", "2027-01-31"],
    ["The deadline has been extended to 28 February 2027.", "2027-02-28"],
    ["Deadline: 31 January 2027. The deadline has been extended to 28 February 2027.", "2027-02-28"],
    ["The deadline has been extended from 31 January 2027 to 28 February 2027", "2027-02-28"],
    ["Extended deadline: 28 February 2027 (previously 31 January 2027)", "2027-02-28"],
    ["Last year's deadline was 30 April 2026. This year's deadline: 30 April 2027", "2027-04-30"],
    ["Deadlines: Round 1: 1 October 2026, Round 2: 5 January 2027, Round 3: 1 April 2027", "2027-01-05"],
    ["Deadline: April 30, 2027 11:59 PM EST", "2027-04-30"],
    ["Deadline: 30 April 2027, 23:59 (Anywhere on Earth)", "2027-04-30"],
    ["Deadline: 30 April 2027 (18:00 CET)", "2027-04-30"],
    ["Deadline: 2027-04-30T23:59:00-05:00", "2027-04-30"],
    ["Applications close on 1 May 2027 at 00:00 UTC.", "2027-04-30"],
    ["Deadline: January 15", "2027-01-15"],
    ["Deadline: Jan. 15th", "2027-01-15"],
    ["Deadline: Tuesday 15 December", "2026-12-15"],
    ["Applications are reviewed on a rolling basis until 30 April 2027", "2027-04-30"],
    ["Date limite : 30 avril 2027", "2027-04-30"],
    ["Candidatures ouvertes jusqu'au 15 décembre 2026", "2026-12-15"],
    [
      "Recommendation letters deadline: 15 February 2027. Application deadline: 31 January 2027",
      "2027-01-31",
    ],
    ["Deadline: 29 February 2028", "2028-02-29"],
    ["Closed on 30 April 2026", "2026-04-30"],
    ["Deadline: 30\u00a0April\u00a02027", "2027-04-30"],
    ["Deadline: 15ᵗʰ December 2026", "2026-12-15"],
    ["Entries must be submitted by 11.59 p.m. GMT on 15 December 2026.", "2026-12-15"],
    ["Nominations are due on 15 December 2026", "2026-12-15"],
    ["Valid through 15 December 2026", "2026-12-15"],
    [
      "Key dates\nApplication window opens:\nOct 10, 2026\nWebinar:\nwatch the recording\nApplication window closes:\nDec 11, 2026 | 1700hrs EAT\nReview:\nFeb 13 - Apr 07, 2027\nInterviews:\nMay 22 - June 9, 2027",
      "2026-12-11",
    ],
    ["Key Dates: Deadline July 6, 2027.", "2027-07-06"],
    [
      "It runs from July to December 2027 in Accra, and the application deadline (May 26, 2027) is near.",
      "2027-05-26",
    ],
    ["Fill in the form at www.kif.example before the deadline of 20th March 2027.", "2027-03-20"],
    [
      "Scholars and hosts should apply online by March 17, 2027. The first are selected in May 2027.",
      "2027-03-17",
    ],
    ["The deadline for application is Friday 21st May, 2027.", "2027-05-21"],
    ["Annual Application Period: December 15-January 15\n2027 Deadline: January 15, 2027", "2027-01-15"],
    ["The last day to submit your application is 15th Oct 2027.", "2027-10-15"],
    ["Deadline: 15 January 2027 or until 500 applications are received, whichever comes first", "2027-01-15"],
    ["Deadline for applications: 11:59 pm (WAT), Sunday, 31 January 2027", "2027-01-31"],
    ["Deadline(s): 31 January 2027", "2027-01-31"],
    ["Apply on or before 31/01/2027", "2027-01-31"],
    ["Submission deadline is January 31st 2027, 5PM Nairobi time", "2027-01-31"],
  ])("%j closes on %s", (text, day) => {
    expect(dayOf(text)).toBe(day);
  });

  test.each([
    "Deadline: Rolling",
    "Applications are accepted on a rolling basis.",
    "Deadline: Ongoing",
    "There is no deadline; apply at any time.",
    "Applications are open all year round.",
    "Open until the position is filled.",
  ])("%j is open all the time", (text) => {
    expect(extractDeadline(text, { today })?.value).toEqual({ day: null });
  });
});

describe("no closing day is found", () => {
  test.each([
    "",
    "Deadline",
    "Deadline: Not specified",
    "Deadline: TBA",
    "Deadline: Varies",
    "Deadline: Not specified Start: 1 March 2027",
    "Deadline: Varies by country.\nThe programme starts on 1 September 2027.",
    "Deadline: April 2027",
    "Deadline: Spring 2027",
    "Deadline: mid-April",
    "Deadline: see the website",
    "An information session is held on 10 December 2026; please register by 8 December 2026.",
    "Le programme dure deux ans. Il prendra fin le 20 décembre 2028.",
    "Masomo yataanza tarehe 1 Machi 2027 na kuendelea hadi 30 Juni 2027.",
    "Majina yatatangazwa tarehe 15 Machi 2027.",
    "የትምህርት መጀመሪያ ቀን፦ March 1, 2027",
    "The programme starts on 1 September 2027.",
    "Published on 10 November 2026",
    "Posted: 10 November 2026 by Admin",
    "30 April 2027",
    "The conference will be held on 30 April 2027 in Kigali.",
    "Interviews take place on 15 March 2027.",
    "Results will be announced on 15 March 2027.",
    "Students under 30 may apply before they graduate.",
    "Applicants aged 18 to 30 may apply.",
    "You should apply by sending your CV. The course starts 1 September 2027.",
    "Deadline: 04/05/2027",
    "Deadline: 31 February 2027",
    "Deadline: 29 February 2027",
    "Deadline: 30 April 1987",
    "Deadline: 30 April 2099",
    "Last year's deadline was 30 April 2026.",
    "Applications open on 1 December 2026.",
    "Applications open from 1 December 2026.",
    "The application period starts on 1 December 2026",
    "Application window: from 1 December 2026",
    "Applications will be opened by 1 December 2026",
    "Original deadline: 31 January 2027",
    "Apply now! The event is on 30 April 2027",
    "How to apply\nThe fair is open to the public on 3 March 2027",
    "Candidates must be enrolled by 1 September 2027",
    "You must have graduated by 30 June 2027.",
    "Applicants must have completed their degree no later than 30 June 2027.",
    "The fellowship ends on 30 June 2027.",
    "The scholarship covers fees until 30 June 2028.",
    "Your passport must be valid until 30 June 2028.",
    "Born on or after 1 January 2000",
    "Apply by phone: 0712 345 678",
    "Apply by post to P.O. Box 30, Nairobi",
    "Deadline: 5 November",
    "Deadline: 24/7 support",
    "Applications are due no later than 23:59 on the following days:\nSpring: November 15 Summer: March 18 Fall: August 1",
    "Host country\nAfrica\nDeadline\nN/A\nRegion\nAfrica\n1 March 2027",
    "Timeline\nFellowship application: January to April\nNews to those who were chosen: May 18",
    "He realised that the deadline had passed two weeks earlier, on 3 May 2026.",
    "We met on 3 May 2027. Deadlines are strict.",
    "The programme will be held from 1 February to 31 July 2027.",
    "Event date: 30 April 2027. Registration is free.",
    "Version 2.1, 30 April 2027",
    "The 2026/2027 call is open. Deadline will be communicated.",
    "Early bird payment deadline: 15 January 2027",
    "The deadline has passed.",
    "Founded in 1998, the foundation closes the gap for 500 students.",
  ])("in %j", (text) => {
    expect(dayOf(text)).toBeNull();
  });

  test("in a text without digits, whatever it says", () => {
    const word = fc.constantFrom(
      "deadline",
      "closes",
      "on",
      "apply",
      "by",
      "before",
      "April",
      "May",
      "December",
      "rolling",
      "the",
      "until",
      "Friday",
      "applications",
      "are",
      "due",
      ":",
      "-",
      ".",
      "\n",
      "date",
      "may",
      "march",
      "no later than",
    );
    fc.assert(
      fc.property(fc.array(word, { maxLength: 40 }), (words) => {
        expect(dayOf(words.join(" "))).toBeNull();
      }),
      { numRuns: 2_000 },
    );
  });

  test("in dates that nothing calls a deadline", () => {
    const day = fc.date({ min: new Date("2026-01-01"), max: new Date("2028-12-31"), noInvalidDate: true });
    const word = fc.constantFrom(
      "students",
      "in",
      "Kenya",
      "study",
      "on",
      "programme",
      "and",
      "fees",
      ",",
      "the",
    );
    fc.assert(
      fc.property(fc.array(word), day, fc.array(word), (before, date, behind) => {
        const written = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" }).format(date);
        expect(dayOf([...before, written, ...behind].join(" "))).toBeNull();
      }),
    );
  });
});

describe("a full date after 'Deadline:'", () => {
  test("is always parsed as the day it names", () => {
    const day = fc.date({ min: new Date("2026-11-15"), max: new Date("2029-11-14"), noInvalidDate: true });
    const style = fc.constantFrom("en-GB", "en-US");
    fc.assert(
      fc.property(day, style, fc.constantFrom("long", "full"), (date, locale, dateStyle) => {
        const written = new Intl.DateTimeFormat(locale, {
          dateStyle,
          timeZone: "UTC",
        } as Intl.DateTimeFormatOptions).format(date);
        expect(dayOf(`Deadline: ${written}`)).toBe(date.toISOString().slice(0, 10));
      }),
    );
  });
});

describe("the certainty", () => {
  test.each<[string, string | null, boolean]>([
    ["Deadline: 30 April 2027", null, true],
    ["Deadline: 30 April", published, true],
    ["Deadline: 30 April", null, false],
    ["Deadline: Monday, 30 April 2027", published, false],
    ["Deadline: 1 December 2026 (international), Deadline: 5 January 2027 (home)", published, false],
  ])("of %j, published on %s: %s", (text, publishedOn, isSure) => {
    expect(extractDeadline(text, { today, publishedOn })?.isSure).toBe(isSure);
  });

  test("and quotes the words it read", () => {
    const text = "About us\nApply online.\nDeadline: 30 April 2027 at noon.\nContact";
    expect(extractDeadline(text, { today })?.evidence).toBe("Deadline: 30 April 2027 at noon.");
  });
});

describe("where there are several deadlines", () => {
  test("none is everybody's if each level has its own line", () => {
    expect(dayOf("Deadline: Undergraduate: 30 January 2027\nMasters: 28 February 2027")).toBe(null);
  });

  test("the scholarship's own counts, not that of the course", () => {
    expect(
      dayOf(
        "The deadline for admission to the master's is 7 May 2027. The scholarship deadline is 14 May 2027.",
      ),
    ).toBe("2027-05-14");
  });

  test("a complete file has a deadline too", () => {
    expect(
      dayOf("Le dossier complet doit être déposé à l'Ambassade, avant le 13/06/2027, délai de rigueur."),
    ).toBe("2027-06-13");
  });
});
