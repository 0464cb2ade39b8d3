import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./words.ts";

type Words = Translation<typeof english>;

export const metaWords: Words["metaWords"] = {
  title: "Kagua ujumbe huu",
  description:
    "Bandika ujumbe au kiungo kinachoahidi ufadhili. Tutakuambia tunachojua, dalili za ulaghai zilizomo, na jinsi ya kuhakikisha.",
};

export const band: Words["band"] = {
  title: "Kagua ujumbe huu",
  intro:
    "Je, umetumiwa ujumbe kuhusu ufadhili unaoonekana mzuri kupita kiasi? Ubandike hapa. Tunaulinganisha na orodha yetu na kutafuta hila za walaghai.",
};

export const form: Words["form"] = {
  label: "Ujumbe au kiungo",
  placeholder: "Ubandike hapa, pamoja na viungo na nambari za simu zilizomo",
  hint: "Hatuhifadhi unachobandika, hata kwenye kumbukumbu za kiufundi. Tunakisoma mara moja na kukisahau.",
  submit: "Kagua ujumbe huu",
  busy: "Inakagua...",
  again: "Kagua ujumbe mwingine",
  empty: "Kwanza bandika ujumbe.",
  picture: "Hatuwezi kusoma picha hapa. Andika kiungo unachokiona ndani yake, au unakili maneno.",
  tooLong: "Tumia herufi zisizozidi 5,000. Sehemu yenye ahadi na kiungo inatosha.",
  isCut: "Herufi 20,000 za kwanza tu ndizo zinazoonyeshwa hapa chini.",
};

export const looksFor: Words["looksFor"] = {
  title: "Tunachotafuta",
  list: [
    {
      icon: "bookmark",
      title: "Rekodi rasmi",
      text: "Je, fursa hii iko kwenye orodha yetu, na kiungo chake halisi ni kipi?",
    },
    {
      icon: "search",
      title: "Viungo vya kuiga",
      text: "Herufi moja iliyobadilishwa, neno lililoongezwa, mwisho tofauti, au jina halisi ndani ya kiungo bandia.",
    },
    {
      icon: "alert",
      title: "Dalili za ulaghai",
      text: "Ada, misimbo ya siri, zawadi usizoomba, haraka, ahadi za uhakika, au mazungumzo ya simu tu bila ofisi.",
    },
  ],
};

export const verdicts: Words["verdicts"] = {
  danger: {
    title: "Huu unaonekana kuwa ulaghai",
    text: "Usilipe, usitume misimbo wala stakabadhi, na usifungue kiungo. Sababu ziko hapa chini.",
  },
  careful: {
    title: "Kuwa mwangalifu na ujumbe huu",
    text: "Kuna sababu ya kuutilia shaka. Hakikisha ni wa kweli kabla ya kulipa, kutuma au kusaini chochote.",
  },
  known: {
    title: "Fursa hii tunaijua",
    text: "Hatukuona dalili ya ulaghai. Hata hivyo, tuma maombi kwenye ukurasa rasmi tu, na usimlipe mtu yeyote.",
  },
  nothing: {
    title: "Fursa hii hatuijui",
    text: "Huenda ni ya kweli au ya uongo. Fuata hatua zilizo hapa chini kabla ya kuiamini.",
  },
};

export const found: Words["found"] = {
  title: "Tulichopata",
  records: "Kwenye orodha yetu",
  official: "Tovuti rasmi:",
  leadsElsewhere: {
    title: "Kiungo si kile rasmi",
    reason: "Ujumbe unataja fursa tunayoijua, lakini kiungo kinaelekea kwingine.",
    verify: "Fungua ukurasa rasmi ulio hapa chini na utafute habari hiyo hiyo huko.",
  },
  moreAddresses: {
    title: "Viungo ni vingi mno kukaguliwa",
    reason: "Tumekagua viungo 20 vya kwanza tu.",
    verify: "Bandika sehemu yenye kiungo ulichoambiwa ufungue tu.",
  },
  inYourMessage: "Katika ujumbe wako:",
  verify: "Jinsi ya kuhakikisha:",
};

const askOfficial =
  "Uliza kupitia tovuti rasmi. Tumia barua pepe au nambari iliyo huko, si ile iliyo kwenye ujumbe.";

const lookElsewhere = "Tafuta tovuti ya shirika lenyewe, kisha utafute fursa hiyo hiyo huko.";

export const signalWords: Words["signalWords"] = {
  fee: {
    title: "Wanaomba pesa",
    reason:
      "Ufadhili wa kweli hukupa pesa. Kuomba ada ya kutuma maombi, kuyashughulikia au kutoa ufadhili ndiyo hila ya kawaida zaidi.",
    verify:
      "Baadhi ya vyuo vikuu na mitihani hutoza ada kweli. Utaiona kwenye tovuti yao wenyewe na kuilipa huko, kamwe si kwa mtu.",
  },
  wallet: {
    title: "Pesa zinaenda kwa simu au kwa mtu",
    reason:
      "Mashirika ya kweli hupokea malipo kupitia akaunti au tovuti yao. Pesa zilizotumwa kwa simu ya mtu haziwezi kufuatiliwa.",
    verify: "Usitume chochote. Uliza shirika linapokea malipo vipi.",
  },
  untraceable: {
    title: "Wanataka kadi za zawadi, muda wa maongezi au crypto",
    reason:
      "Hakuna shule, wizara wala shirika linalopokea kadi za zawadi, muda wa maongezi au crypto. Ukishatuma, zimeenda.",
    verify: "Hakuna cha kukagua. Usitume.",
  },
  secrets: {
    title: "Wanaomba msimbo wa siri",
    reason:
      "PIN, nenosiri, nambari za kadi au msimbo wa SMS vinaweza kufungua akaunti yako. Hakuna mtu mwaminifu anayevihitaji.",
    verify: "Usimpe mtu yeyote. Kama umeshampa, pigia simu benki yako au kampuni ya mobile money sasa hivi.",
  },
  identity: {
    title: "Wanataka stakabadhi zako kwa WhatsApp au barua pepe",
    reason:
      "Mtu akiwa na picha ya kitambulisho chako na maelezo ya benki, anaweza kukopa pesa kwa jina lako.",
    verify: "Tuma stakabadhi kupitia tovuti rasmi uliyoitafuta mwenyewe tu.",
  },
  prize: {
    title: "Umeshinda bila kuomba",
    reason:
      "Programu za kweli huchagua kutoka kwa watu walioomba. Hakuna anayechagua washindi kutoka nambari za simu au barua pepe.",
    verify: "Je, uliomba kwenye tovuti rasmi? Kama hukuomba, hujashinda chochote.",
  },
  reply: {
    title: "Wanataka ujibu haraka",
    reason: "Ukijibu, wanajua nambari yako inafanya kazi, na ujumbe unaofuata utaomba zaidi.",
    verify: "Usijibu. Itafute fursa hiyo wewe mwenyewe.",
  },
  selected: {
    title: "Wanasema umechaguliwa",
    reason: "Habari njema hufanya watu wasiwe waangalifu. Ni kweli tu kama wewe mwenyewe uliomba hapo.",
    verify: "Andika anwani ya tovuti wewe mwenyewe na uingie huko.",
  },
  guarantee: {
    title: "Wanaahidi kwamba utafaulu",
    reason: "Hakuna anayeweza kukuahidi ufadhili, nafasi au visa.",
    verify: "Tafuta masharti: nani anaweza kuomba, wanachagua vipi, na maombi yanafungwa lini.",
  },
  noRules: {
    title: "Hakuna masharti",
    reason:
      "Ufadhili wa kweli husema ni wa nani na huomba stakabadhi. Wasipoomba chochote, wanataka kitu kingine kutoka kwako.",
    verify: "Tafuta ukurasa wenye masharti. Usipoupata, achana nao.",
  },
  handout: {
    title: "Vitu vya bure kwa kila mtu",
    reason: "Jumbe nyingi za kusambazwa huahidi laptop, data au pesa kwa kila mwanafunzi.",
    verify: "Kama ni kweli, serikali itasema hivyo kwenye tovuti yake na kwenye habari.",
  },
  chain: {
    title: "Lazima uupitishe kwa wengine",
    reason: "Kuusambaza kwenye vikundi hakufungui chochote. Kunaupeleka kwa marafiki zako tu.",
    verify: "Usiusambaze. Mwambie aliyekutumia.",
  },
  testimony: {
    title: "Wanaapa kwamba ni kweli",
    reason: "Mtu yeyote anaweza kuandika 'nimepata yangu' au 'inafanya kazi'.",
    verify: "Badala yake, tafuta habari hiyo kwenye tovuti rasmi.",
  },
  insider: {
    title: "Kuna mtu anayemjua mtu",
    reason: "Nafasi haziuzwi. Ukiinunua, utapoteza pesa, na huenda usiruhusiwe kuomba tena.",
    verify: "Liripotie shirika linalotajwa.",
  },
  secrecy: {
    title: "Unakuomba uufanye siri",
    reason: "Walaghai hawataki umuulize mtu mwingine.",
    verify: "Mwonyeshe mzazi, mwalimu au rafiki kabla ya kufanya chochote.",
  },
  chatOnly: {
    title: "Kila kitu ni kwa mazungumzo ya simu",
    reason: "Hakuna tovuti, ofisi wala masharti. Kuna nambari tu, ambayo kesho huenda isipatikane.",
    verify: askOfficial,
  },
  urgency: {
    title: "Unakuharakisha",
    reason: "Tarehe ya mwisho ya kweli iko kwenye ukurasa rasmi. Wanakuharakisha ili usitulie na kufikiri.",
    verify: "Subiri dakika kumi. Fursa ya kweli bado ni ya kweli kesho asubuhi.",
  },
};

export const trickWords: Words["trickWords"] = {
  letters: "Kinatumia herufi au nambari zinazofanana tu na zile halisi.",
  misspelt: "Ni jina halisi lenye herufi moja au mbili zilizobadilishwa.",
  words: "Ni jina halisi lililoongezwa maneno. Mtu yeyote anaweza kusajili jina kama hilo.",
  inside: "Jina halisi limo ndani yake, lakini anwani ni ya mtu mwingine.",
  disguise: "Sehemu iliyo kabla ya @ ni ya kudanganya tu. Kiungo kinaelekea kwa sehemu iliyo baada yake.",
  ending:
    "Ni jina halisi lenye mwisho tofauti. Mashirika mengine yana anwani kadhaa, kwa hiyo huenda ni ya kweli.",
};

export const addressWords: Words["addressWords"] = {
  official: {
    tone: "good",
    title: "Kiungo rasmi kinachojulikana",
    reason: "Nasi tunaweka kiungo cha tovuti hii.",
    verify: "Andika anwani wewe mwenyewe badala ya kubonyeza kiungo. Ilinganishe herufi kwa herufi.",
  },
  restricted: {
    tone: "good",
    title: "Mwisho ambao wachache tu wanaweza kuutumia",
    reason: "Ni serikali, vyuo vikuu na mashirika ya kimataifa tu yanayopewa mwisho huu.",
    verify: "Hakikisha jina lililo kabla ya mwisho huo ndilo unalotarajia.",
  },
  unknown: {
    tone: "plain",
    title: "Kiungo tusichokijua",
    reason: "Hakiko kwenye orodha yetu. Hilo peke yake halimaanishi chochote.",
    verify: lookElsewhere,
  },
  short: {
    tone: "plain",
    title: "Kiungo kinachoficha kinakoelekea",
    reason: "Viungo vifupi vinaweza kuelekea popote, na vinaweza kubadilishwa baadaye.",
    verify: "Usikifungue. Tafuta fursa hiyo kwenye tovuti ya shirika lenyewe.",
  },
  freePage: {
    tone: "bad",
    title: "Ukurasa ambao mtu yeyote anaweza kutengeneza",
    reason:
      "Ukurasa huu uko kwenye huduma ya bure, ambako mtu yeyote anaweza kutengeneza wake kwa dakika moja.",
    verify: "Mashirika na serikali zina tovuti zao. Tafuta fursa hiyo huko.",
  },
  form: {
    tone: "plain",
    title: "Fomu ambayo mtu yeyote anaweza kutengeneza",
    reason: "Programu ndogo za kweli hutumia fomu kama hii. Walaghai pia huitumia.",
    verify: "Je, tovuti ya shirika lenyewe ina kiungo cha fomu hii? Kama haina, usiijaze.",
  },
  social: {
    tone: "plain",
    title: "Ukurasa kwenye mtandao wa kijamii",
    reason: "Mtu yeyote anaweza kuufungua kwa jina lolote.",
    verify: "Tafuta kiungo chake kwenye tovuti ya shirika lenyewe.",
  },
  chat: {
    tone: "bad",
    title: "Kiungo cha kuingia kwenye mazungumzo",
    reason: "Kinaelekea kwa mtu au kikundi, si kwa shirika.",
    verify: askOfficial,
  },
  freeMail: {
    tone: "bad",
    title: "Anwani ya bure ya barua pepe",
    reason:
      "Shirika au wizara huandika kutoka anwani ya jina lake. Mtu yeyote anaweza kufungua akaunti kama hii.",
    verify: "Ilinganishe na anwani iliyo kwenye ukurasa rasmi wa mawasiliano.",
  },
  numeric: {
    tone: "bad",
    title: "Kiungo cha nambari tupu",
    reason: "Tovuti za kweli hutumia jina.",
    verify: "Usikifungue.",
  },
  throwaway: {
    tone: "plain",
    title: "Mwisho wa bei rahisi",
    reason:
      "Majina yenye mwisho huu ni ya bei rahisi sana, kwa hiyo walaghai huyatumia wiki chache na kuhama.",
    verify: lookElsewhere,
  },
};

export const lookAlike: Words["lookAlike"] = {
  title: "Kiungo cha kuiga",
  reason: (trick, real) => `${trick} Cha kweli ni ${real}.`,
  verify: (real) => `Fungua ${real} kwa kuiandika wewe mwenyewe, kisha utafute fursa hiyo huko.`,
};

export const steps: Words["steps"] = {
  title: "Jinsi ya kukagua fursa yoyote",
  list: [
    "Usibonyeze kiungo. Tafuta jina la programu na ufungue tovuti yake.",
    "Soma masharti: nani anaweza kuomba, inalipia nini, wanachagua vipi, na maombi yanafungwa lini.",
    "Tafuta chanzo cha pili: chuo kikuu, ubalozi au wizara inayosema vivyo hivyo.",
    "Uliza programu yenyewe, kwa mawasiliano yaliyo kwenye tovuti yake.",
    "Usilipe wala kutuma stakabadhi hadi yote haya yathibitike.",
  ],
  more: "Soma zaidi: jinsi ya kutofautisha ufadhili wa kweli na ulaghai",
  moreTo: "/advice/how-to-tell-a-real-scholarship-from-a-scam",
};
