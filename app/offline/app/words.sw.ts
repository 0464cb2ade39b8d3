import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./words.ts";

type Words = Translation<typeof english>;

export const offlineFileWords: Words["offlineFileWords"] = {
  copyOf: (day) => `Nakala ya tarehe ${day}`,
  search: "Tafuta",
  searchLabel: "Unatafuta nini?",
  searchHint: "nursing kenya, masters in germany, KMTC",
  filters: "Vichujio",
  any: "Yoyote",
  show: "Onyesha",
  more: "Onyesha zaidi",
  found: (count) => `Zilizopatikana: ${count.toLocaleString("sw")}`,
  nothing: "Hakuna kinacholingana kwenye nakala hii. Jaribu maneno au vichujio vichache zaidi.",
  closing: "Zinazofungwa karibuni",
  closingTitle: (days) => `Maombi yanayofungwa katika siku ${days} zijazo`,
  nothingCloses: (days) =>
    `Hakuna maombi yanayofungwa katika siku ${days} zijazo kwenye nakala hii. Ufadhili mwingi bado haujatangaza tarehe.`,
  about: "Kuhusu nakala hii",
  back: "Rudi kwenye orodha",
  notHere: "Haiko kwenye nakala hii",
  notHereWhy: "Maombi yake yamefungwa, au ni mpya kuliko nakala hii.",
  official: "Tovuti rasmi",
  needsNetwork: "Unahitaji intaneti kwa kiungo hiki.",
  onFursa: "Tazama habari mpya kwenye Fursa",
  old: (days) => `Nakala hii ina siku ${days}. Huenda tarehe zimebadilika. Angalia tovuti rasmi.`,
  tooOld:
    "Kivinjari hiki hakiwezi kufungua nakala. Tumia Chrome au kivinjari kingine cha miaka mitano iliyopita.",
  needsScript: "Nakala hii inahitaji JavaScript. Iwashe kwenye mipangilio ya kivinjari chako.",
  broken: "Nakala hii imeharibika. Omba nyingine, au uipakue kutoka kwenye tovuti.",
  aboutCopy: {
    made: (day) => `Nakala hii ni ya tarehe ${day}. Haijisasishi.`,
    holds: (count) =>
      `Ina ufadhili, vyuo na mafunzo ya kazini ${count}: vyote vilivyokuwa kwenye Fursa siku hiyo.`,
    passOn:
      "Unaweza kumpa mtu kwa memory card, Bluetooth au kama document ya WhatsApp. Inafanya kazi bila intaneti na haihifadhi chochote kukuhusu.",
    newer: "Nakala mpya zaidi iko",
    fee: "Fursa ni bure. Mtu yeyote asikutoze pesa kwa faili hii.",
    sources: "Kila ukurasa unataja vyanzo vyake. Kurasa za tovuti zina viungo vya vyanzo hivyo.",
    signed: "Imewekwa sahihi na Fursa.",
    notSigned: "Sahihi si ya kweli. Mtu amebadilisha nakala hii. Usiiamini.",
    cannotCheck: "Kivinjari hiki hakiwezi kukagua sahihi.",
    keyIs: "Ufunguo wa sahihi unaishia na",
    compare: "Lazima ulingane na ufunguo ulio kwenye ukurasa wa kupakua.",
  },
};

export const appWords: Words["appWords"] = {
  noNetwork: "Hakuna mtandao",
  tryAgain: "Jaribu tena",
  saved: "Zilizohifadhiwa",
  profile: "Wasifu",
  union: "Jukwaa",
  onThisPhone: "Kwenye simu hii",
  needsNetwork: "Unahitaji intaneti kwa ukurasa huu",
  whatWorks:
    "Kutafuta, kurasa za fursa na tarehe za mwisho zinafanya kazi bila intaneti. Kama vitu vyako viko kwenye simu hii, orodha uliyohifadhi, wasifu wako na maswali yako ya jukwaa yanafanya kazi pia.",
  noCopy: "Hakuna nakala ya orodha kwenye simu hii. Ipate kwenye /sw/offline ukiwa na intaneti.",
  failed:
    "Hatuwezi kufungua nakala iliyo kwenye simu hii. Nenda kwenye /sw/offline, bonyeza “Sahau simu hii”, kisha upate nakala mpya.",
  nothingOfMine:
    "Vitu vyako haviko kwenye simu hii. Ukiwa na intaneti na umeingia, nenda kwenye “Kwenye simu hii” uviongeze.",
  savedOn: (day) => `Ya tarehe ${day}, pamoja na uliyofanya hapa tangu wakati huo.`,
  nothingSaved: "Bado hujahifadhi chochote.",
  qualify: "Je, ninatimiza masharti?",
  working: "Subiri kidogo…",
  didNotWork: "Haikufaulu. Angalia mtandao na nafasi iliyobaki kwenye simu.",
  noRoom: "Hakuna nafasi ya kutosha kwenye simu hii. Nakala yako ya zamani bado ipo.",
  keeps: (day) =>
    `Orodha ya tarehe ${day} iko kwenye simu hii. Ukiwa na intaneti, hujisasisha mara mbili kwa siku tu kwa yaliyobadilika.`,
  keepsNothing: "Hakuna kilichohifadhiwa kwenye simu hii.",
  keep: "Weka Fursa kwenye simu hii",
  keeping: (kilobytes) => `Inapakua orodha: KB ${kilobytes} hadi sasa…`,
  cannotKeep: "Kivinjari hiki hakiwezi kuihifadhi. Badala yake tumia faili iliyo kwenye /sw/offline.",
  notOffered: "Huduma hii haipatikani sasa. Badala yake tumia faili iliyo kwenye /sw/offline.",
  renew: "Sasisha sasa",
  given: {
    title: "Fungua nakala kutoka kwa rafiki",
    text: "Je, kuna mtu mwenye faili mpya zaidi ya Fursa? Ichague hapa. Haitumii data. Tunakagua kama ina sahihi ya Fursa.",
    taken: (day) => `Orodha ya tarehe ${day} sasa iko kwenye simu hii.`,
    noCopy: "Hiyo si faili ya Fursa.",
    notOurs: "Hatukutumia nakala hiyo. Haina sahihi ya Fursa, au mtu ameibadilisha.",
    notNewer: "Hatukutumia nakala hiyo. Orodha iliyo kwenye simu hii ni ile ile au ni mpya zaidi.",
  },
  mineTitle: "Vitu vyako",
  mineKept: (day) =>
    `Orodha uliyohifadhi, madokezo na majibu ya wasifu wako viko kwenye simu hii, kufikia tarehe ${day}. Ukiondoka kwenye akaunti, vinafutwa hapa.`,
  mineMissing: "Tutaviongeza ukiingia hapa.",
  mineOff:
    "Haviko kwenye simu hii. Vihifadhi kwenye simu yako mwenyewe tu. Yeyote anayeifungua anaweza kuvisoma.",
  keepMine: "Hifadhi orodha na majibu yangu hapa",
  dropMine: "Vifute kwenye simu hii",
  bytesTitle: "Data iliyotumika mwezi huu",
  byteKinds: { catalogue: "Orodha", app: "Programu", mine: "Vitu vyako" },
  inAll: "Jumla",
  room: (size) => `Inachukua nafasi ya ${size} kwenye simu.`,
  forgetTitle: "Sahau simu hii",
  forgetText:
    "Hufuta orodha, programu na vitu vyako vyote kwenye simu hii. Ulivyohifadhi kwenye tovuti vinabaki huko.",
  forget: "Sahau simu hii",
};

export const syncQueueWords: Words["syncQueueWords"] = {
  yours: "Vyako",
  save: "Hifadhi",
  isSaved: "Iko kwenye orodha uliyohifadhi.",
  unsave: "Ondoa kwenye zilizohifadhiwa",
  whySaved: "Inabaki kwenye orodha yako kwa sababu uliongeza dokezo, tiki, warejelewa, hali au arifa.",
  needsMine:
    "Ili uhifadhi fursa au ubadilishe wasifu bila intaneti, lazima vitu vyako viwe kwenye simu hii. Ukiwa na intaneti na umeingia, nenda kwenye “Kwenye simu hii” uviongeze.",
  keepNote: "Hifadhi dokezo",
  waits: "Linasubiri kutumwa",
  count: (count) => (count === 1 ? "Jambo 1 linasubiri kutumwa" : `Mambo ${count} yanasubiri kutumwa`),
  title: "Yanayosubiri kutumwa",
  why: "Uliyafanya bila intaneti. Tutayatuma ukiwa na intaneti, kwa mfuatano huu na mara moja tu.",
  doneAt: (time) => `Limefanywa ${time}`,
  sendNow: "Tuma sasa",
  remove: "Usitume",
  tryAgain: "Jaribu tena",
  refused: "Tovuti ilikataa jambo hili:",
  conflict: "Jambo hili lilibadilishwa mahali pengine pia. Unataka kubaki na lipi?",
  here: "Kwenye simu hii",
  elsewhere: "Kwenye tovuti",
  nothingThere: "Hakuna",
  keepOurs: "Baki na la simu hii",
  keepTheirs: "Baki na la tovuti",
  ofOthers: (count) =>
    count === 1
      ? "Kuna badiliko 1 la mtu ambaye hajaingia. Tutalituma akiingia, kwa akaunti yake tu."
      : `Kuna mabadiliko ${count} ya mtu ambaye hajaingia. Tutayatuma akiingia, kwa akaunti yake tu.`,
  dropOthers: "Futa bila kutuma",
  noRoom: "Hatukuweza kuhifadhi hilo. Angalia nafasi iliyobaki kwenye simu hii. Hakuna kingine kilichopotea.",
  alsoWaiting: (count) =>
    count === 1
      ? "Badiliko 1 ambalo halijatumwa litafutwa pia."
      : `Mabadiliko ${count} ambayo hayajatumwa yatafutwa pia.`,
  acts: {
    save: (title) => `Hifadhi: ${title}`,
    unsave: (title) => `Ondoa kwenye zilizohifadhiwa: ${title}`,
    note: (title) => `Dokezo kuhusu: ${title}`,
    status: (title) => `Hali ya: ${title}`,
    ticked: (step, title) => `Tiki kwa “${step}”: ${title}`,
    unticked: (step, title) => `Tiki imeondolewa kwa “${step}”: ${title}`,
    profile: "Majibu ya wasifu wako",
    answer: (title) => `Jibu kwa “${title}”`,
  },
  profile: {
    title: "Wasifu wako",
    intro:
      "Unaweza kubadilisha majibu haya bila intaneti. Gredi, mitihani, uraia na mengine yanahitaji tovuti.",
    none: "Bado huna wasifu. Tengeneza mmoja ukiwa na intaneti.",
    keep: "Hifadhi majibu yangu",
    nothingChanged: "Hakuna kilichobadilishwa.",
    choose: "Chagua",
    fields: "Fani unazopenda",
    sex: "Jinsia",
  },
  union: {
    title: "Jukwaa la Wanafunzi",
    intro: "Maswali uliyouliza au unayofuata. Unaweza kujibu hapa. Tutachapisha jibu lako ukiwa na intaneti.",
    none: "Hujauliza wala kufuata swali lolote lililo wazi. Ili uone mengine, tumia intaneti.",
    begins: "Swali",
    answer: "Jibu lako",
    send: "Hifadhi jibu langu",
  },
};
