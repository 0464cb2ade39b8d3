import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./stored-words.ts";

type Words = Translation<typeof english>;

export const storedWhen: Words["storedWhen"] = {
  whileUsed: "Unapotumia tovuti",
  notices: "Ukiwasha arifa kwenye kifaa hiki",
  kept: "Ukigusa “Hifadhi Fursa kwenye simu hii”",
  own: "Ukiomba tu vitu vyako pia vihifadhiwe hapo",
};

export const storedWords: Words["storedWords"] = {
  "cookie fursa.session_token": "Hukuweka umeingia.",
  "cookie fursa.device": "Hutuwezesha kukitambua kifaa hiki unapoingia.",
  "cookie flash": "Hubeba ujumbe hadi ukurasa unaofuata.",
  "cookie wrote": "Kwamba umehifadhi kitu sasa hivi, ili ukione. Hudumu dakika moja.",
  "cookie fursa.link": "Kiungo cha barua pepe, unapoingia. Hudumu saa moja.",
  "cookie new-address": "Anwani uliyojisajili nayo, hadi ukurasa unaofuata.",
  "cookie save-intent": "Ulichotaka kuhifadhi kabla ya kuingia. Kwa saa moja.",
  "cookie keep-answers": "Ulichojibu kabla ya kuingia. Kwa saa moja.",
  "cookie data-saver": "Kwamba umewasha au kuzima uokoaji data.",
  "cookie fursa.state": "Namba, unapoingia kwa Google.",
  "web storage fursa-session": "Huviambia vichupo vingine kwamba umeingia au umetoka.",
  "web storage react-router-scroll-positions": "Ulipokuwa kwenye ukurasa, hadi kichupo kifungwe.",
  "web storage fursa-article-*": "Kwa wahariri: makala inayoandikwa.",
  "web storage fursa-queue-keys": "Kwa wahariri: kama vitufe huamua kwenye orodha.",
  "worker /offline/worker.js?notices": "Programu inayoonyesha arifa. Kutoka kunazisimamisha.",
  "database copy": "Orodha ya wazi, pamoja na tarehe yake.",
  "database bytes": "Ni baiti ngapi zote hizi zimetumika katika mwezi.",
  "cache /offline/app": "Ukurasa mtupu wa wakati hakuna mtandao.",
  "cache /offline/app.js": "Programu inayoonyesha orodha humo.",
  "worker /offline/worker.js": "Programu inayofungua ukurasa huo na kutuma kinachosubiri.",
  "database keepsMine": "Kwamba uliomba hilo.",
  "database mine":
    "Ulichohifadhi pamoja na maelezo, hali na alama zako; majibu ya wasifu na mazingira yako yanayotumika kuamua kinachokufaa; maswali ya jukwaani uliyouliza au unayofuata.",
  "database outbox":
    "Ulichofanya bila mtandao na hakijatumwa: mioyo, maelezo, hali, alama, majibu ya wasifu, majibu ya jukwaani.",
};
