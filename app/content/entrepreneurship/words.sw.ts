import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./words.ts";

type Words = Translation<typeof english>;

export const metaWords: Words["metaWords"] = {
  title: "Ujasiriamali kwa wanafunzi wa Afrika",
  description:
    "Programu, pesa na hatua za kwanza kwa wanafunzi wanaotaka kuanza biashara nchini Kenya, Nigeria, Ghana, Ethiopia au Uganda.",
};

export const band: Words["band"] = {
  over: "Ujasiriamali",
  title: "Soma, na ujenge kitu chako mwenyewe",
  intro:
    "Mahali pa kujifunza, nani hutoa pesa na wanatafuta nini, nchini Kenya, Nigeria, Ghana, Ethiopia na Uganda.",
};

export const programs: Words["programs"] = {
  title: "Programu",
  intro:
    "Mafunzo, ushauri na pesa kwa wanaoanza. Kila kiungo kinaenda kwenye tovuti ya shirika lenyewe. Tuma maombi huko tu.",
};

export const funding: Words["funding"] = {
  title: "Pesa za kuanzia",
  intro: "Aina nne za pesa, na kila moja inakugharimu nini.",
  kinds: [
    {
      name: "Ruzuku (grants)",
      range: "$5K-$50K",
      text: "Huzirudishi. Mashirika na serikali hutoa ruzuku baada ya maombi, na mara nyingi mahojiano.",
      wants: "Tatizo linaloeleweka, mpango na hesabu za kweli.",
    },
    {
      name: "Wawekezaji binafsi (angel)",
      range: "$25K-$250K",
      text: "Mtu mmoja au wachache hununua sehemu ndogo ya kampuni yako, na mara nyingi husaidia kwa ushauri na watu wanaowajua.",
      wants: "Toleo la kwanza, wateja wa kwanza na watu wanaowaamini.",
    },
    {
      name: "Mtaji wa uwekezaji (venture capital)",
      range: "$500K+",
      text: "Mfuko hununua sehemu ya kampuni inayoweza kukua haraka sana. Ni nadra, na haufai biashara nyingi.",
      wants: "Ukuaji wa haraka, soko kubwa na timu imara.",
    },
    {
      name: "Mikopo midogo (microfinance)",
      range: "$1K-$10K",
      text: "Mkopo mdogo unaoulipa pamoja na riba, mara nyingi ukiwa mwanachama wa kikundi. Linganisha gharama yote.",
      wants: "Mauzo ya kudumu, kikundi au mdhamini.",
    },
  ],
  note: "Viwango hivi ni vya kawaida, si ahadi. Mikopo mingi ya nchini huanza kwa kiasi kidogo sana kuliko hivi. Hakuna mkopeshaji mwaminifu anayekuomba ulipe kwanza.",
  check: "Kagua ujumbe",
  lookedFor: "Wanataka kuona:",
};

export const resources: Words["resources"] = {
  title: "Nyenzo",
  register: {
    title: "Sajili biashara yako",
    text: "Ofisi rasmi ya usajili ya kila nchi. Benki na watoaji wa ruzuku huomba kwanza jina lililosajiliwa.",
    list: [
      { name: "Kenya: Business Registration Service", url: "https://brs.go.ke" },
      { name: "Nigeria: Corporate Affairs Commission", url: "https://www.cac.gov.ng" },
      { name: "Ghana: Office of the Registrar of Companies", url: "https://orc.gov.gh" },
      { name: "Ethiopia: usajili wa biashara mtandaoni", url: "https://etrade.gov.et" },
      { name: "Uganda: Registration Services Bureau", url: "https://ursb.go.ug" },
    ],
  },
  learn: {
    title: "Jifunze bila malipo",
    text: "Kozi unazoweza kusoma kwa simu, kwa kasi yako.",
    list: [
      { name: "HP LIFE: kozi fupi za biashara", url: "https://www.life-global.org" },
      { name: "Startup School ya Y Combinator", url: "https://www.startupschool.org" },
      { name: "SME Trade Academy ya International Trade Centre", url: "https://learning.intracen.org" },
    ],
  },
  investors: {
    title: "Kutana na wawekezaji",
    text: "Mitandao inayoorodhesha wawekezaji wa kweli na fursa zilizo wazi.",
    list: [
      { name: "VC4A: biashara changa, washauri na fursa za kuomba", url: "https://vc4a.com" },
      { name: "African Business Angel Network", url: "https://abanangels.org" },
      { name: "Kiva: mikopo kutoka kwa wakopeshaji wadogo wengi", url: "https://www.kiva.org" },
    ],
  },
};

export const closing: Words["closing"] = {
  title: "Bado unasoma? Fanya yote mawili",
  text: "Waanzilishi wengi walianza na ufadhili au mafunzo ya kazini katika fani wanayofanyia kazi sasa.",
  browse: "Tazama fursa",
  advice: "Soma ushauri",
};
