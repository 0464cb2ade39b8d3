import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./words.ts";

type Words = Translation<typeof english>;

export const planWords: Words["planWords"] = {
  title: "Mpango wangu wa kozi",
  description:
    "Panga kozi unazotaka kwa mfuatano, zilinganishe na gredi zako, kisha uchapishe au umtumie mtu mpango.",
  intro: "Weka kwanza kozi unayoitaka zaidi. Mpango wako na gredi zako ziko kwenye kiungo cha ukurasa huu.",
  empty: "Mpango wako hauna kozi",
  emptyHint: "Fungua kozi, kisha ubonyeze “Ongeza kwenye mpango wangu”.",
  find: "Tafuta kozi",
  another: "Ongeza kozi nyingine",
  places:
    "Fomu ya kupanga nafasi imekuwa na nafasi nne hadi sita katika miaka ya karibuni. Angalia sasa ina ngapi, na uandike nambari za kozi kwa mfuatano huu.",
  ownForm: "Angalia fomu yako ina nafasi za kozi ngapi kabla ya kutuma maombi.",
  up: "Peleka juu",
  down: "Peleka chini",
  remove: "Ondoa",
  upOf: (name) => `Peleka juu: ${name}`,
  downOf: (name) => `Peleka chini: ${name}`,
  removeOf: (name) => `Ondoa: ${name}`,
  gone: (count) =>
    count === 1
      ? "Kozi 1 iliyo kwenye kiungo hiki haipo tena kwenye majedwali yetu."
      : `Kozi ${count} zilizo kwenye kiungo hiki hazipo tena kwenye majedwali yetu.`,
  warnings: {
    "out of reach": "Kuna kinachokosekana kwa angalau kozi moja kati ya hizi. Kiangalie hapa chini.",
    "all a stretch":
      "Kozi zote ulizochagua ni ngumu kupata au haziwezekani kwa gredi hizi. Ongeza moja inayowezekana sana.",
    "none likely":
      "Hakuna kozi inayowezekana sana kati ya ulizochagua. Ongeza moja ambayo uko juu ya cut-off zake.",
    "no grades": "Ongeza gredi zako ili uone zinatosha kozi gani kati ya hizi.",
  },
  addGrades: "Weka gredi zangu",
  share: "Mwonyeshe mzazi au mwalimu",
  shareHint: "Yeyote atakayefungua kiungo ataona kozi hizi na gredi zako.",
  withoutGrades: "Usiweke gredi zangu kwenye kiungo",
  shareTitle: (count) =>
    count === 1 ? "Mpango wangu wa kozi: kozi 1" : `Mpango wangu wa kozi: kozi ${count}`,
  print:
    "Ili kuchapisha mpango, chagua Chapisha (Print) kwenye menyu ya kivinjari chako. Vitufe havitaonekana kwenye karatasi.",
  keep: "Uhifadhi kwenye ukurasa wako wa Zilizohifadhiwa",
  keepHint: "Tunahifadhi kozi na mfuatano wake. Gredi zako zinabaki kwenye wasifu wako.",
  remind: "Niandikie tovuti ya kupanga nafasi ikifunguliwa",
  remindHint: "Wahariri huweka tarehe ikitangazwa. Kabla ya hapo, kalenda yetu inaonyesha wakati wa kawaida.",
  save: "Hifadhi mpango wangu",
  notKept: "Mpango wako haujahifadhiwa",
  saved: "Mpango wako umehifadhiwa",
  savedDetail: "Utaupata kwenye ukurasa wako wa Zilizohifadhiwa.",
  forget: "Futa mpango niliohifadhi",
  forgotten: "Mpango wako umefutwa",
  forgottenDetail: "Bado uko kwenye kiungo cha ukurasa huu.",
  signIn: "Ingia ili uuhifadhi",
  opens: "Tovuti ikifunguliwa",
  calendar: "Weka kwenye kalenda yangu",
};
