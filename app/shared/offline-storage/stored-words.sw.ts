import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./stored-words.ts";

type Words = Translation<typeof english>;

export const storedWhen: Words["storedWhen"] = {
  whileUsed: "Unapotumia tovuti",
  notifications: "Ukiwasha arifa kwenye kifaa hiki",
  kept: "Ukigusa “Hifadhi Fursa kwenye simu hii”",
  own: "Ukiomba tu vitu vyako pia vihifadhiwe hapo",
};

export const storedWords: Words["storedWords"] = {
  session: "Hukuweka umeingia.",
  device: "Hutuwezesha kukitambua kifaa hiki unapoingia.",
  flash: "Hubeba ujumbe hadi ukurasa unaofuata.",
  wrote: "Kwamba umehifadhi kitu sasa hivi, ili ukione. Hudumu dakika moja.",
  mailLink: "Kiungo cha barua pepe, unapoingia. Hudumu saa moja.",
  newAddress: "Anwani uliyojisajili nayo, hadi ukurasa unaofuata.",
  saveIntent: "Ulichotaka kuhifadhi kabla ya kuingia. Kwa saa moja.",
  keepAnswers: "Ulichojibu kabla ya kuingia. Kwa saa moja.",
  dataSaver: "Kwamba umewasha au kuzima uokoaji data.",
  googleState: "Namba, unapoingia kwa Google.",
  sessionNews: "Huviambia vichupo vingine kwamba umeingia au umetoka.",
  scroll: "Ulipokuwa kwenye ukurasa, hadi kichupo kifungwe.",
  article: "Kwa wahariri: makala inayoandikwa.",
  queueKeys: "Kwa wahariri: kama mikato ya kibodi imewashwa.",
  notifier: "Programu inayoonyesha arifa. Kutoka kunazisimamisha.",
  list: "Orodha ya wazi, pamoja na tarehe yake.",
  bytes: "Data ambayo yote haya yametumia mwezi huu.",
  page: "Ukurasa mtupu wa wakati hakuna mtandao.",
  program: "Programu inayoonyesha orodha humo.",
  opener: "Programu inayofungua ukurasa huo na kutuma kinachosubiri.",
  asked: "Kwamba uliomba hilo.",
  mine: "Ulichohifadhi pamoja na maelezo, hali na alama zako; majibu ya wasifu na mazingira yako yanayotumika kuamua kinachokufaa; maswali ya jukwaani uliyouliza au unayofuata.",
  outbox:
    "Ulichofanya bila mtandao na hakijatumwa: mioyo, maelezo, hali, alama, majibu ya wasifu, majibu ya jukwaani.",
};
