import { groupInWords } from "#app/catalogue/kinds/group-in-words.ts";
import { fieldName, placeName } from "#app/catalogue/names/words.ts";
import type { Translation } from "#app/shared/languages/translation.ts";
import type { StudyLevel } from "../applicant.ts";
import { anyLevel, anyPlace, finishedNames, listed } from "./phrases.ts";
import type * as english from "./words.ts";

type Words = Translation<typeof english>;

export const citizensWords: Words["citizensWords"] = {
  any: "Iko wazi kwa raia wa nchi yoyote",
  unknown: "Haijathibitishwa raia wa nchi gani wanaweza kuomba",
  yes: (places) => `Kwa raia wa ${anyPlace(places)}`,
  ask: (places) => `Kwa raia wa ${anyPlace(places)}: tuambie uraia wako`,
  unclear: (places) => `Kwa raia wa ${anyPlace(places)}: hakikisha kama uraia wako unahesabiwa`,
  no: (places, own) => `Kwa raia wa ${anyPlace(places)}: wewe ni raia wa ${listed(own.map(placeName))}`,
  perhapsMore: (places) =>
    `Kwa raia wa ${listed(places.map(placeName))}, na labda wa nchi zaidi: angalia kama yako iko kwenye orodha yao`,
  excluded: (places) => `Si kwa raia wa ${anyPlace(places)}`,
  askExcluded: (places) => `Si kwa raia wa ${anyPlace(places)}: tuambie uraia wako`,
  askResidence: (places) => `Kazi iko ${anyPlace(places)}: tuambie unaishi wapi`,
  worksElsewhere: (places) => `Kazi iko ${anyPlace(places)}: uliza kama wanapokea watu wanaoishi kwingine`,
};

export const residentsWords: Words["residentsWords"] = {
  yes: (places) => `Kwa wanaoishi ${anyPlace(places)}`,
  ask: (places) => `Kwa wanaoishi ${anyPlace(places)}: tuambie unaishi wapi`,
  unclear: (places) => `Kwa wanaoishi ${anyPlace(places)}: hakikisha kama wewe ni mmoja wao`,
  no: (places, own) => `Kwa wanaoishi ${anyPlace(places)}: wewe unaishi ${placeName(own)}`,
  perhapsMore: (places) =>
    `Kwa wanaoishi ${listed(places.map(placeName))}, na labda nchi zaidi: angalia kama yako iko kwenye orodha yao`,
};

export const regionWords: Words["regionWords"] = {
  yes: (region) => `Kwa watu wa ${region}`,
  ask: (region) => `Kwa watu wa ${region}: tuambie familia yako inatoka wapi`,
  unclear: (region, own) => `Kwa watu wa ${region}: hakikisha kama eneo hili linahesabiwa: ${own}`,
  no: (region, own) => `Kwa watu wa ${region}: wewe unatoka ${own}`,
};

const range = (least: number | null, most: number | null) =>
  least === null
    ? `Kwa wenye umri wa miaka ${most} au chini`
    : most === null
      ? `Kwa wenye umri wa miaka ${least} au zaidi`
      : `Kwa wenye umri wa miaka ${least} hadi ${most}`;
export const ageWords: Words["ageWords"] = {
  yes: (least, most) => range(least, most),
  ask: (least, most) => `${range(least, most)}: tuambie umri wako`,
  unclear: (least, most) => `${range(least, most)}: linganisha na tarehe yako ya kuzaliwa`,
  depends: (lowest, most) =>
    most === null
      ? `Kwa baadhi, umri usizidi miaka ${lowest}: angalia kikomo kinachokuhusu`
      : `Kwa wenye umri wa miaka ${most} au chini, na kwa baadhi usizidi miaka ${lowest}: angalia kikomo kinachokuhusu`,
  no: (least, most, own) => `${range(least, most)}: wewe una miaka ${own}`,
  own: (from, to) => (from === to ? `${from}` : to >= 99 ? `${from} au zaidi` : `${from} hadi ${to}`),
};

export const sexWords: Words["sexWords"] = {
  yes: "Kwa wanawake na wasichana",
  ask: "Kwa wanawake na wasichana: tuambie kama wewe ni mmoja wao",
  no: "Kwa wanawake na wasichana pekee",
};

const students: Record<StudyLevel, string> = {
  high_school: "wanafunzi wa shule ya upili",
  vocational: "wanafunzi wa cheti na diploma",
  undergraduate: "wanafunzi wa shahada ya kwanza",
  graduate: "wanafunzi wa uzamili",
  doctorate: "wanafunzi wa uzamifu (PhD)",
  short_course: "wanafunzi wa kozi fupi",
};
const forStudents = (levels: readonly StudyLevel[]) =>
  `Kwa ${listed(levels.map((level) => students[level]))}, au waliomaliza`;
export const levelWords: Words["levelWords"] = {
  beside: "Ni kozi fupi: angalia kama unaweza kuisoma pamoja na masomo yako mengine",
  award: {
    yes: (offered) => `Kiwango: ${anyLevel(offered)}`,
    ask: (offered) => `Kiwango: ${anyLevel(offered)}. Tuambie unachotaka kusomea.`,
    no: (offered, own) => `Kiwango: ${anyLevel(offered)}. Wewe unataka: ${anyLevel(own)}.`,
  },
  college: {
    yes: (offered) => `Unaweza kusoma hapa: ${anyLevel(offered)}`,
    first:
      "Unaweza kuanza na cheti au diploma hapa: vyuo vikuu vya nyumbani vinataka alama za juu zaidi kwa shahada",
    ask: () => "Tuambie unachotaka kusomea: cheti, shahada au kitu kingine",
    no: (_, own) => `Huwezi kusoma hapa: ${anyLevel(own)}`,
  },
  work: {
    yes: forStudents,
    ask: (levels) => `${forStudents(levels)}: tuambie unasoma nini`,
    unclear: (levels) => `${forStudents(levels)}: hakikisha kama wewe ni mmoja wao`,
  },
};

const need: Words["finishedWords"]["need"] = (level) =>
  level === "primary" || level === "secondary"
    ? `Unahitaji kuwa umemaliza ${finishedNames[level]}`
    : `Unahitaji ${finishedNames[level]}`;
export const finishedWords: Words["finishedWords"] = {
  need,
  ask: (level) => `${need(level)}: tuambie umemaliza masomo gani`,
  inTime: (level, year) => `${need(level)} kabla ya kuanza: utamaliza mwaka wa ${year}`,
  askYear: (level) => `${need(level)} kabla ya kuanza: tuambie utamaliza mwaka gani`,
  tooLate: (level, year) => `${need(level)}: utamaliza mwaka wa ${year}`,
  soon: (level) => `${need(level)}: uliza kama watakupokea kabla ya matokeo yako kutoka`,
  mostly: (level) => `Mara nyingi ni baada ya ${finishedNames[level]}: uliza kuna nini kwako`,
};

export const enrolledWords: Words["enrolledWords"] = {
  yes: "Kwa watu wanaosoma wakati huo",
  hasPlace: "Kwa watu wanaosoma, au waliokubaliwa chuoni, wakati huo",
  ask: "Lazima uwe unasoma wakati huo: tuambie unasoma nini",
  unclear: "Lazima uwe unasoma katika chuo au chuo kikuu wakati huo",
  askPlace: "Lazima uwe unasoma au uwe umekubaliwa chuoni wakati huo: tuambie wapi",
  no: "Lazima uwe unasoma wakati huo",
};

const inYears = (years: number) => (years === 1 ? "mwaka 1 uliopita" : `miaka ${years} iliyopita`);
const span = (from: number | null, to: number | null) =>
  from !== null && to !== null && from !== to
    ? `mwaka wa ${from} hadi wa ${to}`
    : from !== null && to === null
      ? `mwaka wa ${from} au zaidi`
      : from === null && to !== null
        ? `hadi mwaka wa ${to}`
        : `mwaka wa ${from ?? 1}`;
export const studyTimeWords: Words["studyTimeWords"] = {
  finished: (years) => `Kwa waliomaliza masomo ndani ya ${inYears(years)}`,
  askFinished: (years) => `Kwa waliomaliza masomo ndani ya ${inYears(years)}: tuambie mwaka uliomaliza`,
  unclearFinished: (years, own) =>
    `Kwa waliomaliza masomo ndani ya ${inYears(years)}: angalia ni kuanzia mwezi gani wa mwaka wa ${own}`,
  noFinished: (years, own) =>
    `Kwa waliomaliza masomo ndani ya ${inYears(years)}: wewe ulimaliza mwaka wa ${own}`,
  year: (from, to) => `Kwa wanafunzi wa ${span(from, to)}`,
  askYear: (from, to) => `Kwa wanafunzi wa ${span(from, to)}: tuambie uko mwaka wa ngapi`,
  noYear: (from, to, own) => `Kwa wanafunzi wa ${span(from, to)}: wewe uko mwaka wa ${own}`,
};

const fields = (names: readonly string[], last?: "or") => listed(names.map(fieldName), last);
export const fieldsWords: Words["fieldsWords"] = {
  yes: (matched) => `Kwa fani hizi: ${fields(matched)}`,
  ask: (offered) => `Kwa fani hizi: ${fields(offered)}. Tuambie fani zako.`,
  near: (offered, own) =>
    `Kwa fani hizi: ${fields(offered)}. Hakikisha kama yako inahesabiwa: ${fields(own, "or")}.`,
  no: (offered, own) => `Kwa fani hizi: ${fields(offered)}. Wewe unataka: ${fields(own, "or")}.`,
};

export const courseWords: Words["courseWords"] = {
  askFields: "Tuambie fani zako, nasi tutatafuta kozi hapa",
  noCourse: (own) => `Hatujui kozi hapa ya kiwango unachotaka katika: ${fields(own, "or")}`,
  notTaught: (own) => `Hatuoni kozi hapa ya: ${fields(own, "or")}`,
  unknown: (course) => `${course}: hatujui wanahitaji gredi gani`,
  mayAskMore: (course, met) => `${course}: ${met}. Hatujui kozi hii inataka nini kingine.`,
  onlyCourse: (course) => `${course}. Uliza kama wana kozi nyingine katika fani yako.`,
  needs: (course, needs) => `${course}: ${needs}`,
  ask: (course, needs) => `${course}: ${needs}. Tuambie matokeo yako`,
  askSubjects: (course, needs) => `${course}: ${needs}. Tuambie gredi zako kwa kila somo`,
  compare: (course, needs) => `${course}: ${needs}. Uliza wanahesabu vipi matokeo yako`,
  otherWay: (course, needs) =>
    `${course}: ${needs}. Huenda ukajiunga kwa njia nyingine, ukiwa na diploma: waulize`,
  directEntry: (course) =>
    `${course}: ukiwa na ND, HND au NCE unaomba kwa JAMB Direct Entry, kuanzia mwaka wa pili. Waulize wanataka daraja gani`,
  condition: (course, needs) => `${course}: ${needs}. Uliza kama sharti hilo limetimizwa`,
  remedialYear: (course, needs) =>
    `${course}: ${needs}. Huenda ukaweza kusoma mwaka wa maandalizi kwanza: uliza Wizara ya Elimu`,
};

const inFour = (hundredths: number) => (hundredths / 100).toFixed(2);
const degreeNames = new Map([
  [1, "Shahada ya kwanza"],
  [350, "First class"],
  [300, "Second class upper (2:1) au bora zaidi"],
  [200, "Second class lower (2:2) au bora zaidi"],
  [100, "Third class au bora zaidi"],
]);
export const gradesWords: Words["gradesWords"] = {
  kcse: (grade) => `KCSE ${grade} na zaidi`,
  credits: (count, withBoth) => `Credits ${count}${withBoth ? ", pamoja na English na Maths" : ""}`,
  aggregate: (least) => `Aggregate ${least} au bora zaidi`,
  utme: (least) => `UTME ${least} na zaidi`,
  principalPasses: (count) => `Principal passes ${count}`,
  percent: (least) => `${least}% na zaidi katika mtihani wa Grade 12`,
  degree: (least) => degreeNames.get(least) ?? `GPA ya ${inFour(least)} au bora zaidi`,
  diploma: () => "HND: Upper Credit",
  have: (bar, own) => `${bar}: wewe una ${own}`,
  between: (least, most) => `${least} hadi ${most}`,
  ask: (bars) => `${listed(bars, "or")}: tuambie matokeo yako`,
  compare: (bars) => `${listed(bars, "or")}: uliza wanahesabu vipi matokeo yako`,
  words: (minima) => `Wanahitaji: ${minima.join("; ")}`,
  otherWays: (line) => `${line}. Huenda kuna njia nyingine ya kujiunga: waulize`,
  asksMore: (line) => `${line}. Wanahitaji mengine pia: angalia ukurasa wao`,
  forDegree: (line) => `Kwa shahada nchini kwako: ${line}. Waulize kama inatosha`,
  noBoth: (count) => `${count}, lakini si English na Maths zote mbili`,
  gpa: (degree) => `${inFour(degree)} kati ya 4`,
};

export const testsWords: Words["testsWords"] = {
  yes: (tests) => `Una mtihani wanaouhitaji: ${tests.join("; ")}`,
  need: (tests, waived) =>
    `Mtihani unahitajika: ${tests.join("; ")}${waived ? `. Hauhitajiki: ${waived}` : ""}`,
};

const years = (count: number) => (count === 1 ? "mwaka 1" : `miaka ${count}`);
export const workWords: Words["workWords"] = {
  yes: (needed) => `Unahitaji ${years(needed)} ya uzoefu wa kazi`,
  ask: (needed) => `Unahitaji ${years(needed)} ya uzoefu wa kazi: tuambie una uzoefu wa muda gani`,
  no: (needed, own) =>
    own === 0
      ? `Unahitaji ${years(needed)} ya uzoefu wa kazi: bado huna`
      : `Unahitaji ${years(needed)} ya uzoefu wa kazi: una ${years(own)}`,
};

const named = (groups: readonly string[]) => listed(groups.map(groupInWords));
export const groupsWords: Words["groupsWords"] = {
  welcome: (groups) => `Si lazima uwe wa kundi maalum. Wanakaribishwa hasa: ${named(groups)}`,
  yes: (groups) => `Kwa ${named(groups)}`,
  ask: (groups) => `Kwa ${named(groups)} pekee: tuambie kama inakuhusu`,
  unclear: (groups) => `Kwa ${named(groups)} pekee: hakikisha kama inakuhusu`,
  unnamed: "Kwa makundi fulani pekee: hakikisha kama wewe ni wa mojawapo",
  no: (groups) => `Kwa ${named(groups)} pekee`,
};

export const otherWords: Words["otherWords"] = {
  alsoAsked: (conditions) => `Pia wanaomba: ${conditions.join("; ")}`,
  schoolClass: (line) => line,
  askEnrolledAt: (places) =>
    `Kwa wanafunzi wa: ${listed(places, "or")}. Tuambie unasoma wapi au umepata nafasi wapi.`,
  enrolledAt: (places) => `Kwa wanafunzi wa ${listed(places, "or")}`,
};
