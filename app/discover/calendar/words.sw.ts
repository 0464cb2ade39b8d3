import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./words.ts";

type Words = Translation<typeof english>;

export const calendarWords: Words["calendarWords"] = {
  title: "Mwaka ujao",
  intro:
    "Maombi yanayofunguliwa na kufungwa, mwezi baada ya mwezi. Tarehe za kawaida zinaweza kubadilika, kwa hivyo angalia tovuti rasmi.",
  own: "Hatuweki zisizo wazi kwako.",
  description:
    "Lini maombi ya ufadhili, vyuo na mafunzo kwa wanafunzi wa Kenya, Nigeria, Ghana, Ethiopia na Uganda hufunguliwa na kufungwa, mwezi baada ya mwezi katika mwaka ujao.",
  months: "Miezi",
  opens: "Yanafunguliwa",
  closes: "Yanafungwa",
  usually: (month) => `Kwa kawaida ${month.replace(/ \d{4}$/, "")}`,
  aboutDay: (day) => `takriban tarehe ${day}`,
  nothing: "Hatujui tarehe zozote za mwezi huu.",
  none: "Hatujapata tarehe katika mwaka ujao. Jaribu maneno mengine au vichujio vichache.",
  more: (rest) => `na ${rest} zaidi`,
  inMonth: {
    opens: (month) => `Yanayofunguliwa ${month}`,
    closes: (month) => `Yanayofungwa ${month}`,
  },
  happenings: "Kufungwa au kufunguliwa",
  count: (all, text) =>
    `Tarehe ${all.toLocaleString("sw")}${text ? ` za “${text}”` : ""}. Zilizotangazwa ziko kwanza. Nyingine, ziangalie kwenye tovuti rasmi kabla ya kupanga.`,
  back: "Rudi kwenye mwaka ujao",
  file: "Weka tarehe hizi kwenye kalenda yako",
  browse: "Zione kama orodha",
  search: "Tafuta kwenye kalenda",
  usuallyOpens: "Kwa kawaida hufunguliwa",
  moreIn: {
    closes: (rest, month) => `na ${rest} zaidi yanayofungwa ${month}`,
    opens: (rest, month) => `na ${rest} zaidi yanayofunguliwa ${month}`,
  },
};
