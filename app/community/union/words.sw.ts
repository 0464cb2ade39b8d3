import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./words.ts";

type Words = Translation<typeof english>;

export const words: Words["words"] = {
  title: "Jukwaa la Wanafunzi",
  intro: "Uliza, jibu na uzungumze na wanafunzi wanaoomba mahali unapoomba.",
  description:
    "Maswali na majibu ya wanafunzi wa Kenya, Nigeria, Ghana, Ethiopia na Uganda: ufadhili, insha, visa, mitihani na maisha baada ya kupata nafasi. Kusoma ni bure.",
  search: "Tafuta kwenye jukwaa",
  searchHint: "insha ya chevening, nelfund, visa",
  searchTooShort: "Andika angalau neno moja lenye herufi tatu.",
  nothingFound: (text) => `Bado hakuna chapisho linalotaja “${text}”.`,
  askInstead: "Uliza swali hilo wewe mwenyewe",
  ask: "Uliza swali",
  rulesLink: "Kanuni za jukwaa",
  noThreads: "Bado hakuna maswali",
  adviceAnswers: "Kituo cha ushauri kinajibu swali hili:",
  adviceFirst: "Angalia kabla ya kuuliza. Lisipokusaidia, chapisha swali lako. Bado lipo hapa.",
  quietTopics: (count) => (count === 1 ? "Mada 1 bado haina maswali" : `Mada ${count} bado hazina maswali`),
  threadCount: (count, most) =>
    count >= most
      ? `Zaidi ya mijadala ${most.toLocaleString("sw")}`
      : count === 1
        ? "Mjadala 1"
        : `Mijadala ${count}`,
  replyCount: (count) =>
    count === 0 ? "Bado hakuna majibu" : count === 1 ? "Jibu 1" : `Majibu ${count.toLocaleString("sw")}`,
  emptyTopic: "Kuwa wa kwanza kuuliza hapa.",
  emptyTopicHint: "Swali zuri linataja ufadhili au chuo, ulichojaribu, na mahali umekwama.",
  removed: "Limeondolewa na mwandishi.",
  goneAuthor: "Aliyekuwa mwanachama",
  held: "Linasubiri kukaguliwa. Ni wewe tu unayeliona. Msimamizi atalisoma, kwa kawaida ndani ya siku moja.",
  hidden: "Limefichwa na msimamizi. Ni wewe tu unayeliona.",
  locked: "Mjadala huu umefungwa. Unaweza kuusoma, lakini huwezi kujibu.",
  accepted: "Jibu lililokubaliwa",
  helpful: (count) => (count === 1 ? "Limemsaidia mtu 1" : `Limewasaidia watu ${count.toLocaleString("sw")}`),
  nameTaken: "Jina hili linatumiwa na mtu mwingine. Jaribu lingine.",
  nameHint: "Herufi 3 hadi 30. Linaonyeshwa kwenye machapisho yako badala ya jina lako halisi.",
  lookAgain: "Tafadhali angalia sehemu zilizowekwa alama.",
  markdownHint:
    "Unaweza kutumia **herufi nzito**, *herufi za mlalo*, orodha na viungo. Hakuna picha. Usiandike kamwe nambari za simu, nambari za kitambulisho wala nenosiri.",
  aboutHint: "Si lazima. Jina au kiungo cha ufadhili, chuo au mafunzo ya kazini kwenye Fursa.",
  aboutUnknown: "Hatukupata chochote chenye jina hilo. Bandika kiungo chake cha Fursa, au uache wazi.",
  aboutSeveral: "Tumepata kadhaa. Chagua moja, au uache wazi.",
  chooseOne: "Unamaanisha ipi?",
  flags: {
    newLink: (host) => `Kiungo cha mwanachama mpya: ${host}`,
    phone: "Nambari ya simu ya mwanachama mpya",
  },
};

const heldDetail = "Lina kiungo, nambari au maneno yanayotumiwa na walaghai. Msimamizi atalisoma karibuni.";

export const messages: Words["messages"] = {
  asked: {
    title: "Swali lako limechapishwa",
    detail: "Kama uliomba barua pepe, tutakuandikia mtu akikujibu.",
  },
  askedHeld: { title: "Swali lako linasubiri kukaguliwa", detail: heldDetail },
  replied: { title: "Jibu lako limechapishwa", detail: "Asante kwa kusaidia." },
  repliedHeld: { title: "Jibu lako linasubiri kukaguliwa", detail: heldDetail },
  edited: { title: "Imehifadhiwa", detail: "Mabadiliko yako yamehifadhiwa." },
  editedHeld: {
    title: "Mabadiliko yako yanasubiri kukaguliwa",
    detail: "Yana kiungo, nambari au maneno yanayotumiwa na walaghai. Msimamizi atayasoma karibuni.",
  },
  removed: { title: "Limeondolewa", detail: "Chapisho lako limefutwa. Majibu ya wengine yanabaki." },
  named: { title: "Jina limehifadhiwa", detail: "Hivi ndivyo wengine wanavyokuona." },
  followed: {
    title: "Unafuata mjadala huu",
    detail: "Tutakuandikia mara moja kukiwa na jambo jipya, na tena baada ya wewe kulisoma.",
  },
  unfollowed: { title: "Hufuati tena", detail: "Hutapata barua pepe zaidi kuhusu mjadala huu." },
  reported: { title: "Asante", detail: "Msimamizi ataliangalia." },
  stopped: { title: "Zimekomeshwa", detail: "Hutapata barua pepe zaidi kuhusu mjadala huu." },
  failed: "Haikufaulu",
  notPosted: "Halijachapishwa",
};

const refusalTexts: Words["refusals"] = {
  banned: "Huwezi kuandika kwenye jukwaa kwa sasa.",
  unconfirmed:
    "Kwanza thibitisha barua pepe yako. Fungua kiungo tulichokutumia. Unaweza kukiomba tena kwenye wasifu wako. Machapisho, kura, ripoti na kufuata vinahitaji barua pepe iliyothibitishwa.",
  age: "Kabla ya kuandika hadharani, tuambie umri wako kwenye wasifu. Kama uko chini ya miaka 18, mzazi au mlezi lazima akubali kwanza.",
  name: "Kwanza chagua jina la kuonyeshwa.",
  locked: "Mjadala huu umefungwa.",
  gone: "Chapisho au mjadala huu haupo tena.",
  own: "Huwezi kuweka alama ya “Imenisaidia” kwenye chapisho lako mwenyewe.",
  notYours: "Aliyeuliza pekee ndiye anayeweza kuchagua jibu.",
};

export const refusals: Words["refusals"] = refusalTexts;

export const obstacles: Words["obstacles"] = {
  visitor: {
    text: "Ingia ili uulize na ujibu. Kila mtu anaweza kusoma.",
    action: "Ingia",
    to: "/auth",
  },
  age: { text: refusalTexts.age, action: "Nenda kwenye wasifu wangu", to: "/profile" },
  name: {
    text: "Chagua jina ambalo wengine wataona kwenye machapisho yako. Ni dakika moja tu.",
    action: "Chagua jina la kuonyeshwa",
    to: "/union/name",
  },
};

export const guardianWords: Words["guardianWords"] = (guardianEmail) =>
  guardianEmail
    ? `Uko chini ya miaka 18, kwa hiyo mzazi au mlezi lazima akubali kabla hujaandika hadharani. Tulimwandikia ${guardianEmail} na tunasubiri jibu. Unaweza kuomba tena, au umwombe mtu mwingine.`
    : "Uko chini ya miaka 18, kwa hiyo mzazi au mlezi lazima akubali kabla hujaandika hadharani. Tuambie tumwombe nani. Tutamwandikia, naye anaweza kukubali kwa kubonyeza mara moja.";

export const unconfirmedWords: Words["unconfirmedWords"] = (email) =>
  `Kwanza thibitisha barua pepe yako. Fungua kiungo tulichotuma kwa ${email}. Machapisho na kura vinahitaji barua pepe iliyothibitishwa.`;

export const bannedWords: Words["bannedWords"] = (reason, until) =>
  `${refusalTexts.banned} Sababu: ${reason}. ${until ? `Hali hii inaisha tarehe ${until}.` : "Hali hii haina tarehe ya mwisho."} Bado unaweza kusoma. Ukidhani hili ni kosa, tuandikie.`;

export const reportReasonNames: Words["reportReasonNames"] = {
  scam: "Ni ulaghai, au linaomba pesa",
  personal: "Linaonyesha data ya kibinafsi ya mtu",
  unkind: "Lina matusi, chuki au unyanyasaji",
  spam: "Matangazo au taka",
  wrong: "Habari zisizo sahihi zinazoweza kumdhuru mtu",
  other: "Sababu nyingine",
};
