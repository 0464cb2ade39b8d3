import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./words.ts";

type Words = Translation<typeof english>;

export const screenWords: Words["screenWords"] = {
  menu: ["Fursa", "1 Zinazofungwa karibuni", "2 Tarehe nilizohifadhi", "3 Kagua ujumbe", "4 Tafuta"],
  notAChoice: "Hiyo haiko kwenye orodha.",
  closing: "Zinazofungwa karibuni",
  saved: "Tarehe nilizohifadhi",
  found: (query) => `Kwa ${query}`,
  more: "9 Zaidi",
  back: "0 Rudi",
  nothingCloses: "Hatujui maombi yanayofungwa karibuni. Piga tena na uchague 4 ili utafute.",
  nothingSaved: "Hakuna tarehe inayokuja kwa fursa ulizohifadhi.",
  nothingFound: "Hatukupata kitu. Jaribu maneno mengine, kama: nursing kenya",
  notLinked: (host) =>
    `Nambari hii haijaunganishwa na akaunti. Ingia ${host}/profile/phone na uandike msimbo tutakaokutumia.`,
  askCheck: "Andika ujumbe, au kiungo kilicho ndani yake. Hatuuhifadhi.",
  askSearch: "Unatafuta nini? Kwa mfano: nursing kenya",
  coursesFor: (course, grade) => `${course.trim().slice(0, 30)} kwa ${grade}:`,
  degrees: (count) => `shahada: ${count}.`,
  noDegree: "hakuna shahada (wanahitaji C+).",
  cutoffs: (year, lowest, highest) =>
    `Cut-off ${year}: pointi ${lowest.toFixed(1)} hadi ${highest.toFixed(1)}.`,
  lower: (count) => `Diploma na vyeti: ${count}.`,
  moreOn: (host) => `Masomo pia yanahesabiwa: ${host}/courses`,
  textMe: "8 Nitumie kwa SMS",
  textIsOnItsWay: "SMS inakuja.",
  tooOften: "Umeomba mara nyingi mno. Tafadhali subiri dakika chache na ujaribu tena.",
  gone: "Fursa hiyo haipo tena kwenye orodha.",
  tooLong: "Ulichoandika ni kirefu mno. Tafadhali piga tena.",
  textMenu: "Fursa. Tuma SMS: TAREHE, ORODHA, KAGUA na ujumbe, au utafutaji kama: nursing kenya",
};

export const phonePageWords: Words["phonePageWords"] = {
  title: "Simu yako, bila data",
  description: "Ona tarehe za mwisho ulizohifadhi kwenye simu yoyote. Piga nambari fupi au utume SMS.",
  dial: (code) => `Piga ${code} kwa simu yoyote. Huhitaji intaneti wala programu.`,
  text: (number) => `Au tuma SMS: TAREHE, ORODHA, KAGUA na ujumbe, au utafutaji, kwa ${number}.`,
  costs: "Kampuni yako ya simu inaweza kukutoza kwa kupiga au kutuma SMS.",
  whyLink:
    "Tarehe ulizohifadhi tunazitoa kwa nambari uliyounganisha hapa tu. Kwanza tunaitumia msimbo (code).",
  back: "Wasifu",
  label: "Nambari ya simu",
  hint: "Pamoja na msimbo wa nchi, kama +254712345678",
  send: "Tuma msimbo",
  sending: "Inatuma...",
  codeLabel: "Msimbo wa tarakimu sita",
  codeHint: (end) => `Tumeutuma kwa SMS kwa nambari inayoishia na ${end}. Unafanya kazi kwa dakika kumi.`,
  link: "Unganisha nambari hii",
  linking: "Inakagua...",
  another: "Tumia nambari nyingine",
  linked: (end) => `Nambari inayoishia na ${end} imeunganishwa.`,
  linkedDetail:
    "Yeyote mwenye simu hiyo anaweza kuona majina na tarehe za fursa ulizohifadhi, na si kitu kingine.",
  unlink: "Tenganisha",
  sent: { title: "Msimbo umetumwa", detail: "Uandike hapa chini ndani ya dakika kumi." },
  nowLinked: {
    title: "Nambari imeunganishwa",
    detail: "Bonyeza 2 kwenye menyu ili uone tarehe ulizohifadhi.",
  },
  nowUnlinked: {
    title: "Nambari imetenganishwa",
    detail: "Haiwezi kuona chochote cha akaunti yako tena.",
  },
  notSent: "Haukutumwa",
  notLinked: "Haijaunganishwa",
  wrongCode: "Msimbo huo si sahihi, au muda wake wa dakika kumi umeisha.",
  code: (code) =>
    `${code} ni msimbo wa kuunganisha nambari hii na akaunti ya Fursa. Unafanya kazi kwa dakika 10. Kama hukuuomba, usifanye chochote.`,
};
