import { datedStories } from "./dated-stories.ts";
import { freshLayouts } from "./fresh-layouts.ts";
import { freshStories } from "./fresh-stories.ts";
import { lastLongStories } from "./last-long-stories.ts";
import { lastStories } from "./last-stories.ts";
import { laterLongStories } from "./later-long-stories.ts";
import { laterOrdinaryStories } from "./later-ordinary-stories.ts";
import { laterRegionalStories } from "./later-regional-stories.ts";
import { laterStories } from "./later-stories.ts";
import { layouts } from "./layouts.ts";
import { asPdf, longLayouts } from "./long-layouts.ts";
import { longStories } from "./long-stories.ts";
import { ordinaryStories } from "./ordinary-stories.ts";
import { regionalStories } from "./regional-stories.ts";
import { secondFreshStories } from "./second-fresh-stories.ts";
import { themeLayouts } from "./theme-layouts.ts";
import { themeStories } from "./theme-stories.ts";
import { wholeLayouts } from "./whole-layouts.ts";
import { wholeStories } from "./whole-stories.ts";

/** What a page says, judged by hand. A field that is missing here must not be found. */
export interface JudgedFacts {
  kind: "scholarships" | "internships";
  /** Nothing may be imported from this page. */
  isClosed?: boolean;
  deadline?: string;
  amount?: string;
  country?: string;
  level?: string;
  link?: string;
  company?: string;
  citizens?: string;
  ageMax?: string;
  who?: boolean;
}

interface JudgedPage {
  name: string;
  url: string;
  html: string;
  facts: JudgedFacts;
}

const neighbours = [
  {
    title: "Baobab Leaders Fellowship 2027 in Canada",
    teaser: "Fully funded PhD. Application deadline: 12 February 2027. Apply now for $30,000.",
  },
  {
    title: "Savanna Bank Graduate Trainee Programme",
    teaser: "Deadline: 20 January 2027. Bachelor's degree holders earn KES 90,000 per month.",
  },
  { title: "Kilimanjaro Masters Scholarship in Japan", teaser: "Closing date: 5 May 2027. Worth €20,000." },
];

const intro = {
  en: "<p>This page tells you what the award pays for, who may apply and how. Many students from the continent have taken part since it began, and have gone home to work in schools, hospitals and ministries. Read all of it before you start, and ask your teachers for help in good time.</p>",
  fr: "<p>Cette page explique ce que la bourse finance, qui peut en profiter et comment faire. Beaucoup d'étudiants du continent y ont déjà pris part, puis sont rentrés travailler dans des écoles, des hôpitaux et des ministères. Lisez tout avant de commencer.</p>",
  pt: "<p>Esta página explica o que a bolsa paga, quem se pode candidatar e como. Muitos estudantes do continente já participaram e voltaram a casa para trabalhar em escolas, hospitais e ministérios. Leia tudo antes de começar.</p>",
  sw: "<p>Ukurasa huu unaeleza ufadhili unalipia nini, nani anaweza kuomba na namna ya kuomba. Wanafunzi wengi wamenufaika tangu ulipoanza, na wamerudi nyumbani kufanya kazi katika shule na hospitali. Soma yote kabla ya kuanza.</p>",
};

export type Story = {
  name: string;
  title: string;
  lang?: keyof typeof intro;
  body: string;
  facts: JudgedFacts;
};

const s = (kind: JudgedFacts["kind"], rest: Omit<JudgedFacts, "kind">): JudgedFacts => ({ kind, ...rest });

const stories: Story[] = [
  {
    name: "label and value",
    title: "Acacia Masters Scholarship 2027 in Germany",
    body: `<p>The Acacia Trust pays €12,000 per year for master's studies.</p><h2>Eligibility</h2><ul><li>Citizens of Kenya, Uganda or Tanzania</li><li>Not older than 35 years</li></ul><p><strong>Application deadline:</strong> 30 April 2027</p><p><a href="https://acacia.example/apply">Apply now</a></p>`,
    facts: s("scholarships", {
      deadline: "2027-04-30",
      amount: "€12,000 per year",
      country: "Germany",
      level: "graduate",
      link: "https://acacia.example/apply",
      citizens: "Kenya\nUganda\nTanzania",
      ageMax: "35",
      who: true,
    }),
  },
  {
    name: "sentence",
    title: "Cedar PhD Fellowship at the University of Oslo",
    body: `<p>The fellowship covers a doctoral degree in Norway. Applications must be submitted no later than 15 March 2027 at 23:59 CET. Interviews are held on 10 May 2027. Applicants must hold a master's degree.</p><p>Visit the official website: <a href="https://cedar.example/call">https://cedar.example/call</a></p>`,
    facts: s("scholarships", {
      deadline: "2027-03-15",
      country: "Norway",
      level: "doctorate",
      link: "https://cedar.example/call",
      who: true,
    }),
  },
  {
    name: "bursary in shillings",
    title: "Mto County Bursary 2027",
    body: `<p>Each student of a secondary school in the county receives Kes12, 000 towards fees. Forms are due on Friday, 15th January 2027 at the ward office. The fund has a budget of KES 40,000,000.</p><p>Download the application form <a href="https://mto.example/form">here</a>.</p>`,
    facts: s("scholarships", {
      deadline: "2027-01-15",
      amount: "Kes12, 000",
      level: "high_school",
      link: "https://mto.example/form",
    }),
  },
  {
    name: "no PhD",
    title: "Ndege Scholarships for African Students 2027/2028",
    body: `<p>Ndege offers fully funded scholarships for a bachelor's or a master's degree in South Africa. There is no PhD funding, and diplomas are not eligible.</p><p>The closing date is 28 February 2027. Results are published on 30 June 2027.</p><p>To apply, go to <a href="https://ndege.example/portal">www.ndege.example/portal</a></p>`,
    facts: s("scholarships", {
      deadline: "2027-02-28",
      amount: "Fully funded",
      country: "South Africa",
      level: "undergraduate, graduate",
      link: "https://ndege.example/portal",
      citizens: "Africa",
    }),
  },
  {
    name: "range",
    title: "Tembo Undergraduate Award in Ghana",
    body: `<p>Applications are open from 1 December 2026 to 31 January 2027. Tembo pays tuition and a stipend of GHS 1,500 per month for a bachelor's degree. Classes begin on 1 September 2027.</p><h3>Who can apply?</h3><p>Applicants must be aged 17 to 25 years and citizens of Ghana.</p><p><a href="https://tembo.example/">Visit the official website</a></p>`,
    facts: s("scholarships", {
      deadline: "2027-01-31",
      amount: "GHS 1,500 per month",
      country: "Ghana",
      level: "undergraduate",
      link: "https://tembo.example/",
      citizens: "Ghana",
      ageMax: "25",
      who: true,
    }),
  },
  {
    name: "extended",
    title: "Simba Fellowship for Women in Science",
    body: `<p>The deadline has been extended to 20 December 2026. The original deadline was 30 November 2026. The fellowship is worth USD 10,000 for postgraduate students.</p><p><a href="https://simba.example/apply">Apply online</a></p>`,
    facts: s("scholarships", {
      deadline: "2026-12-20",
      amount: "USD 10,000",
      level: "graduate",
      link: "https://simba.example/apply",
    }),
  },
  {
    name: "internship",
    title: "Karibu Telecom Internship Programme 2027",
    body: `<p>Karibu Telecom is looking for interns in Nairobi, Kenya. Interns are paid KES 35,000 per month. The internship starts on 1 March 2027.</p><p>How to apply: send your CV by 10 January 2027.</p><p><a href="https://karibu.example/jobs/7">Apply here</a></p>`,
    facts: s("internships", {
      deadline: "2027-01-10",
      amount: "KES 35,000 per month",
      country: "Kenya",
      link: "https://karibu.example/jobs/7",
      company: "Karibu Telecom",
    }),
  },
  {
    name: "rolling",
    title: "Pamoja Internship with Open Maps",
    body: `<p>Applications are accepted on a rolling basis; there is no deadline. The internship is remote and unpaid.</p><p><a href="https://openmaps.example/join">Apply now</a></p>`,
    facts: s("internships", { link: "https://openmaps.example/join", company: "Open Maps" }),
  },
  {
    name: "table of facts",
    title: "Mwangaza Scholarship 2027",
    body: `<table><tr><td>Host country</td><td>Rwanda</td></tr><tr><td>Level of study</td><td>Undergraduate, Masters</td></tr><tr><td>Deadline</td><td>15 February 2027</td></tr><tr><td>Value</td><td>Full tuition</td></tr></table><p>The scholarship is for young people who lead in their community and want to study.</p><p><a href="https://mwangaza.example/apply">Application form</a></p>`,
    facts: s("scholarships", {
      deadline: "2027-02-15",
      amount: "Full tuition",
      country: "Rwanda",
      level: "undergraduate, graduate",
      link: "https://mwangaza.example/apply",
    }),
  },
  {
    name: "table with a row of headings",
    title: "Ukweli Journalism Fellowship",
    body: `<table><tr><th>Location</th><th>Deadline</th><th>Stipend</th></tr><tr><td>Accra, Ghana</td><td>8 January 2027</td><td>USD 2,000 per month</td></tr></table><p>The fellowship trains reporters for six months in a newsroom, with a mentor and a travel budget.</p><p>More information: <a href="https://ukweli.example/fellowship">https://ukweli.example/fellowship</a></p>`,
    facts: s("scholarships", {
      deadline: "2027-01-08",
      amount: "USD 2,000 per month",
      country: "Ghana",
      link: "https://ukweli.example/fellowship",
    }),
  },
  {
    name: "French",
    lang: "fr",
    title: "Bourse Baobab de master en France 2027",
    body: `<p>La bourse couvre les études de master et une allocation de 700 euros par mois. Elle est ouverte aux ressortissants de : Sénégal, Mali et Bénin, âgés de moins de 30 ans.</p><p>Date limite de candidature : 31 mars 2027. Les résultats seront publiés le 15 juin 2027.</p><p><a href="https://baobab.example/postuler">Postuler en ligne</a></p>`,
    facts: s("scholarships", {
      deadline: "2027-03-31",
      amount: "700 euros par mois",
      country: "France",
      level: "graduate",
      link: "https://baobab.example/postuler",
      citizens: "Senegal\nMali\nBenin",
      ageMax: "29",
    }),
  },
  {
    name: "French sentence",
    lang: "fr",
    title: "Bourses de doctorat de la Fondation Lumière",
    body: `<p>Les dossiers doivent être déposés au plus tard le 1er février 2027. La fondation offre des bourses entièrement financées pour un doctorat. Publié le 2 novembre 2026.</p><p>Consultez le <a href="https://lumiere.example/appel">site officiel</a>.</p>`,
    facts: s("scholarships", {
      deadline: "2027-02-01",
      amount: "Fully funded",
      level: "doctorate",
      link: "https://lumiere.example/appel",
    }),
  },
  {
    name: "Swahili",
    lang: "sw",
    title: "Ufadhili wa Masomo wa Twiga 2027",
    body: `<p>Twiga inalipa TZS 900,000 kwa mwaka kwa wanafunzi wa shahada ya kwanza. Mwisho wa kutuma maombi: 20 Februari 2027. Matokeo yatatangazwa tarehe 1 Aprili 2027.</p><p>Tuma maombi hapa: <a href="https://twiga.example/maombi">https://twiga.example/maombi</a></p>`,
    facts: s("scholarships", {
      deadline: "2027-02-20",
      amount: "TZS 900,000 kwa mwaka",
      level: "undergraduate",
      link: "https://twiga.example/maombi",
    }),
  },
  {
    name: "no date at all",
    title: "Jenga Scholarship for Engineers",
    body: `<p>Jenga has not announced the deadline of the next round yet. It usually opens in March. The award supports students of engineering at the University of Nairobi.</p><p><a href="https://jenga.example/">Official website</a></p>`,
    facts: s("scholarships", { country: "Kenya", link: "https://jenga.example/" }),
  },
  {
    name: "next round",
    title: "Upendo Award 2027/28 for Undergraduate Study in the UK",
    body: `<p>Applications for 2026/27 closed on 30 April 2026. For 2027/28 the deadline is 30 April 2027. The award is worth £9,000 a year.</p><p>Applications are made on <a href="https://upendo.example/2027">the portal</a>.</p>`,
    facts: s("scholarships", {
      deadline: "2027-04-30",
      amount: "£9,000 a year",
      country: "United Kingdom",
      level: "undergraduate",
      link: "https://upendo.example/2027",
    }),
  },
  {
    name: "fees are no award",
    title: "Chui Research Fellowship in Switzerland",
    body: `<p>Tuition fees are CHF 1,500 per semester, and the application fee is CHF 100. Fellows receive a stipend of CHF 3,000 per month.</p><p>Closing date: 31.01.2027. Start of the fellowship: 01.09.2027.</p><p><a href="https://chui.example/apply">Start your application</a></p>`,
    facts: s("scholarships", {
      deadline: "2027-01-31",
      amount: "CHF 3,000 per month",
      country: "Switzerland",
      link: "https://chui.example/apply",
    }),
  },
];

const names = Object.keys(layouts) as (keyof typeof layouts)[];

/** Each story in three kinds of markup, in turn: 48 pages. */
const firstPages: JudgedPage[] = stories.flatMap(({ name, title, lang = "en", body, facts }, place) =>
  [0, 1, 2].map((index) => {
    const layout = names[(place * 3 + index) % names.length] ?? "wordpress";
    const html = layouts[layout]({
      title,
      body: intro[lang] + body,
      neighbours,
      site: "Opportunity Desk of Examples",
    });
    return { name: `${name}, ${layout}`, url: `https://news.example/${place}-${index}/`, html, facts };
  }),
);

const themes = Object.keys(themeLayouts) as (keyof typeof themeLayouts)[];

/** Each story in two of the newer themes, in turn. */
const inThemes = (written: readonly Story[], set: string): JudgedPage[] =>
  written.flatMap(({ name, title, lang = "en", body, facts }, place) =>
    [0, 1].map((index) => {
      const theme = themes[(place * 2 + index + (place >> 2)) % themes.length] ?? "blocks";
      const html = themeLayouts[theme]({
        title,
        body: intro[lang] + body,
        neighbours,
        site: "Scholarship Desk of Examples",
      });
      return {
        name: `${name}, ${theme}`,
        url: `https://news.example/${set}-${place}-${index}/`,
        html,
        facts,
      };
    }),
  );

const freshNames = Object.keys(freshLayouts) as (keyof typeof freshLayouts)[];

/** Each story once, in markup of their own. */
const inFreshLayouts = (written: readonly Story[], set: string): JudgedPage[] =>
  written.map(({ name, title, lang = "en", body, facts }, place) => {
    const layout = freshNames[(place + (place >> 3)) % freshNames.length] ?? "ghost";
    const html = freshLayouts[layout]({
      title,
      body: intro[lang] + body,
      neighbours,
      site: "Calls of Examples",
    });
    return { name: `${name}, ${layout}`, url: `https://calls.example/${set}-${place}/`, html, facts };
  });

/** Judged and committed before the readers were first run on them. */
const freshPages: JudgedPage[] = [
  ...inFreshLayouts(freshStories, "fresh"),
  ...inFreshLayouts(secondFreshStories, "second"),
];

const wholeNames = Object.keys(wholeLayouts) as (keyof typeof wholeLayouts)[];

/** Posts as long as real ones, with no introduction of ours. */
const inWholeLayouts = (written: readonly Omit<Story, "lang">[], set: string): JudgedPage[] =>
  written.map(({ name, title, body, facts }, place) => {
    const layout = wholeNames[(place + (place >> 3)) % wholeNames.length] ?? "soho";
    const html = wholeLayouts[layout]({ title, body, neighbours, site: "Doors of Examples" });
    return { name: `${name}, ${layout}`, url: `https://whole.example/${set}-${place}/`, html, facts };
  });

/** Judged and committed before the readers were first run on them. */
const wholePages = inWholeLayouts(wholeStories, "whole");
const datedPages = inWholeLayouts(datedStories, "dated");

const longNames = Object.keys(longLayouts) as (keyof typeof longLayouts)[];

/** Judged and committed before the readers were first run on them. Two are PDFs. */
const inLongLayouts = (written: readonly Omit<Story, "lang">[], set: string): Promise<JudgedPage[]> =>
  Promise.all(
    written.map(async ({ name, title, body, facts }, place) => {
      const layout = longNames[(place + (place >> 3)) % longNames.length] ?? "notable";
      const url = `https://${set}.example/${place}/`;
      if (name.endsWith("PDF")) return { name, url, html: await asPdf(title, body), facts };
      const html = longLayouts[layout]({ title, body, neighbours, site: "Calls of the Continent" });
      return { name: `${name}, ${layout}`, url, html, facts };
    }),
  );
const longPages = await inLongLayouts(longStories, "long");
const laterLongPages = await inLongLayouts(laterLongStories, "later-long");
const lastLongPages = await inLongLayouts(lastLongStories, "last-long");
const ordinaryPages = await inLongLayouts(ordinaryStories, "ordinary");
const laterOrdinaryPages = await inLongLayouts(laterOrdinaryStories, "later-ordinary");
const regionalPages = await inLongLayouts(regionalStories, "regional");
const laterRegionalPages = [
  ...inWholeLayouts(
    laterRegionalStories.filter(({ name }) => !name.endsWith("PDF")),
    "later-regional",
  ),
  ...(await inLongLayouts(
    laterRegionalStories.filter(({ name }) => name.endsWith("PDF")),
    "later-regional",
  )),
];

/** 348 pages: 48 of the first set, 48 of the second, 24 of the third, 16 of the fourth, 40, 30, 24, 16, 12, 10, 16, 24, 12, 16 and 12 of the later ones. */
export const judgedPages: JudgedPage[] = [
  ...firstPages,
  ...inThemes(themeStories, "theme"),
  ...inThemes(laterStories, "later"),
  ...inThemes(lastStories, "last"),
  ...freshPages,
  ...wholePages,
  ...longPages,
  ...laterLongPages,
  ...lastLongPages,
  ...datedPages,
  ...ordinaryPages,
  ...laterOrdinaryPages,
  ...regionalPages,
  ...laterRegionalPages,
];
